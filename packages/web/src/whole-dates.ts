/** In which no line ends within a date: browsers break after a hyphen that stands between figures. */
export const wholeDates = (text: string): string =>
  text.replace(/(\d{4}-)(\d\d-)(?=\d\d)/g, '$1\u2060$2\u2060');
