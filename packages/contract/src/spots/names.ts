import type { spotsEn } from '../words/spots-en.ts';

/** The words of spots; the apps teach them. */
export type SpotMessageId = keyof typeof spotsEn;
export type SaySpot = (
  id: SpotMessageId,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The numbers that a code ends with: `split-8-11`, `total-9`. */
const NUMBERED = /^([a-z-]*[a-z])((?:-\d+)+)$/;
/** What a spot of a game is called: `Split 8, 11`. A code that no word is for is shown as it is. */
export function spotName(t: SaySpot, game: string, code: string): string {
  const [, head = code, tail = ''] = NUMBERED.exec(code) ?? [];
  const numbers = tail.split('-').filter(Boolean);
  const n = game === 'kite' ? heightText(numbers[0] ?? '') : listText(`${game}.${head}`, numbers);
  const id = `spot.${game}.${head}`;
  const said = t(id as SpotMessageId, { n });
  return said === id ? code : said;
}

function listText(spot: string, numbers: readonly string[]): string {
  switch (spot) {
    case 'andar-bahar.count':
      return [...new Set(numbers)].join('–');
    case 'roulette.dozen':
      return dozenText(Number(numbers[0]));
    default:
      return numbers.join(', ');
  }
}

/** `13–24` of the second dozen. */
export const dozenText = (dozen: number): string => `${12 * dozen - 11}–${12 * dozen}`;

/** Hundredths as the kite shows them. */
const heightText = (hundredths: string): string => `${(Number(hundredths) / 100).toFixed(2)}×`;
