/** Most telling first: an Edge also says Chrome, a Chrome also says Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const first = (names: typeof BROWSERS, text: string): string | undefined =>
  names.find(([mark]) => mark.test(text))?.[1];

/** `Chrome, Android` for a browser's own description; what it does not know stays as it came. */
export function deviceName(description: string): string {
  const browser = first(BROWSERS, description.replace(/HeadlessChrome/, 'Chrome'));
  const system = first(SYSTEMS, description);
  return browser && system ? `${browser}, ${system}` : description;
}
