/// An accelerometer that is sold on boards for makers, and what Linux must be told of it. The notes in
/// `deploy/sensors` say the same.
struct KnownSensor: Hashable, Sendable {
  /// How it is sold.
  let name: String
  /// What the kernel calls it on an I2C bus.
  let kernelName: String
  /// The addresses it may have, the likeliest first.
  let addresses: [String]
  /// The kernel module that reads it.
  let driver: String
  /// The line for a Raspberry Pi's `config.txt`; nil where its firmware has none.
  let configurationLine: String?
  /// A udev rule that tells the kernel of it, on any board.
  var rule: String {
    #"ACTION=="add", SUBSYSTEM=="i2c", KERNEL=="i2c-1", ATTR{new_device}="#
      + "\"\(kernelName) \(addresses[0])\""
  }

  /// Where rules of that kind belong.
  static let ruleFile = "/etc/udev/rules.d/91-motion-sensor.rules"

  /// Those that were looked up.
  static let table = [
    KnownSensor(
      name: "MPU-6050", kernelName: "mpu6050", addresses: ["0x68", "0x69"],
      driver: "inv_mpu6050_i2c", configurationLine: "dtoverlay=i2c-sensor,mpu6050"),
    KnownSensor(
      name: "MPU-9250", kernelName: "mpu9250", addresses: ["0x68", "0x69"],
      driver: "inv_mpu6050_i2c", configurationLine: "dtoverlay=i2c-sensor,mpu9250"),
    KnownSensor(
      name: "LIS3DH", kernelName: "lis3dh", addresses: ["0x18", "0x19"], driver: "st_accel_i2c",
      configurationLine: nil),
    KnownSensor(
      name: "ADXL345", kernelName: "adxl345", addresses: ["0x53", "0x1d"], driver: "adxl345_i2c",
      configurationLine: nil),
    KnownSensor(
      name: "LSM6DS3", kernelName: "lsm6ds3", addresses: ["0x6a", "0x6b"],
      driver: "st_lsm6dsx_i2c", configurationLine: nil),
    KnownSensor(
      name: "LSM9DS1", kernelName: "lsm9ds1-imu", addresses: ["0x6a", "0x6b"],
      driver: "st_lsm6dsx_i2c", configurationLine: nil),
    KnownSensor(
      name: "MMA8452", kernelName: "mma8452", addresses: ["0x1d", "0x1c"], driver: "mma8452",
      configurationLine: nil),
    KnownSensor(
      name: "BMI160", kernelName: "bmi160", addresses: ["0x69", "0x68"], driver: "bmi160_i2c",
      configurationLine: nil),
  ]

  /// What the firmware calls the accelerometer of the Sense HAT, an LSM9DS1. No driver knows that name.
  static let senseHATName = "lsm9ds1-accel"
}
