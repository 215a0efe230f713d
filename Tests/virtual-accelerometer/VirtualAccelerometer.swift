@main struct VirtualAccelerometer {
  static func main() {}
}
