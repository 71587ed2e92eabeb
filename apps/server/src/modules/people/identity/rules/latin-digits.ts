/** Digits of a Bengali keyboard as the ones that codes and numbers are kept in. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
