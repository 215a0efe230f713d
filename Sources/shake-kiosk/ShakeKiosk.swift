@main struct ShakeKiosk {
  static func main() {}
}
