/**
 * Paths moved, mirrored and folded, so that a drawing says its half once. Lower-case commands move
 * from where the pen is, upper-case ones name a place.
 */
type Command = { readonly letter: string; readonly values: readonly number[] };

const commandsOf = (path: string): Command[] =>
  [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, letter = '', rest = '']) => ({
    letter,
    values: [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number),
  }));

const written = (commands: readonly Command[]): string =>
  commands
    .map(({ letter, values }) => letter + values.map((v) => +v.toFixed(1)).join(' '))
    .join('');

/** Which of a command's numbers lie across (x), along (y), or are something else. */
function axisOf(letter: string, index: number): 'x' | 'y' | 'radius' | 'sweep' | 'flag' {
  const command = letter.toUpperCase();
  if (command === 'H') return 'x';
  if (command === 'V') return 'y';
  if (command !== 'A') return index % 2 === 0 ? 'x' : 'y';
  return (['radius', 'radius', 'flag', 'flag', 'sweep', 'x', 'y'] as const)[index % 7] ?? 'flag';
}

const isPlace = (letter: string) => letter === letter.toUpperCase();

/** A path drawn round `(x, y)` instead of the middle. */
export const at = ([x, y]: readonly [number, number], path: string): string =>
  written(
    commandsOf(path).map(({ letter, values }) => ({
      letter,
      values: values.map((value, index) => {
        const axis = axisOf(letter, index);
        if (!isPlace(letter)) return value;
        return axis === 'x' ? value + x : axis === 'y' ? value + y : value;
      }),
    })),
  );

/** A path on the right and its mirror picture on the left. */
export const pair = (path: string): string =>
  path +
  written(
    commandsOf(path).map(({ letter, values }) => ({
      letter,
      values: values.map((value, index) => {
        const axis = axisOf(letter, index);
        return axis === 'x' ? -value : axis === 'sweep' ? 1 - value : value;
      }),
    })),
  );

/**
 * Cloth that is folded down the middle and cut: `half` goes from the top of the fold to its foot by
 * M, L, Q and C, the other half is its mirror picture, all in one outline.
 */
export function fold(half: string): string {
  const commands = commandsOf(half).flatMap(({ letter, values }) => {
    const size = { M: 2, L: 2, Q: 4, C: 6 }[letter] ?? 2;
    return Array.from({ length: values.length / size }, (_, i) => ({
      letter: letter === 'M' && i > 0 ? 'L' : letter,
      values: values.slice(i * size, (i + 1) * size),
    }));
  });
  const back = commands
    .map(({ letter, values }, index) => {
      const [x = 0, y = 0] = commands[index - 1]?.values.slice(-2) ?? [];
      const inner = values.slice(0, -2);
      const turned = Array.from({ length: inner.length / 2 }, (_, i) => inner.length - 2 * (i + 1));
      const ends = [...turned.flatMap((at) => [-(inner[at] ?? 0), inner[at + 1] ?? 0]), -x, y];
      return { letter, values: ends };
    })
    .slice(1)
    .toReversed();
  return `${half}${written(back)}Z`;
}
