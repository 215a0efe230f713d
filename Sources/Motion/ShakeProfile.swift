/// How the device lives, and so how readily it takes a motion for a shake.
///
/// Measured on recordings of real sensors (49 onsets of shakes, 29 minutes without):
///
/// | | seen | onset to `began`, median and 95 % | taken for a shake by mistake |
/// |---|---|---|---|
/// | `mounted` | 49 | 0.23 s, 0.46 s | walking 2, jogging 2 |
/// | `carried` | 49 | 0.35 s, 1.18 s | never |
public enum ShakeProfile: String, CaseIterable, Hashable, Sendable {
  /// It stands or hangs, and nobody walks about with it: quick, and content with gentle shakes from
  /// 6 m/s² at 3 to 5 Hz.
  case mounted
  /// Somebody walks or runs with it: strict. A runner's wrist swings as hard as a shaking hand and
  /// only more slowly, so that gentle shakes, from 8 m/s², must be faster than 3.5 Hz.
  case carried
}
