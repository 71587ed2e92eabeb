/** The backgrounds of each theme: the page and the cards on it. */
const PAPER = { light: ['#faf6ee', '#ffffff'], dark: ['#13121d', '#1c1b2a'] } as const;
/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;

/** Whether text in this colour is readable on every background of a theme, and the reverse. */
export const readableColour = (colour: string, theme: keyof typeof PAPER): boolean =>
  colour === '' || PAPER[theme].every((paper) => contrast(colour, paper) >= LEAST_CONTRAST);

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
