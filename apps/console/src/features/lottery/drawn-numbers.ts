import { FAMILIES, isFamily } from '@nokshi/house-math/lottery/families.ts';
import { resultOfNumbers } from '@nokshi/house-math/lottery/regions.ts';
import { coloursOf } from '@nokshi/house-math/lottery/plays/wingo.ts';
import type { SayPlay } from '@nokshi/contract/plays/say.ts';
import type { PlayMessageId } from '@nokshi/contract/plays/say.ts';

/** Numbers of a draw as they are read: one line, or a line for each tier. */
export type Drawn = { readonly tier: string | null; readonly text: string };

export const tierName = (t: SayPlay, tier: string): string =>
  t(`lottery.tier-${tier}` as PlayMessageId);

export function drawnLines(
  t: SayPlay,
  family: string,
  numbers: readonly number[],
): readonly Drawn[] {
  if (family === 'wingo')
    return numbers.map((number) => ({
      tier: null,
      text: `${number} (${coloursOf(number)
        .map((colour) => t(`lottery.option-${colour}`))
        .join(', ')})`,
    }));
  const shape = isFamily(family) ? FAMILIES[family].shape : null;
  const tiers = shape?.tiers;
  if (tiers)
    return resultOfNumbers(tiers, numbers).map((prizes, at) => ({
      tier: tierName(t, tiers[at]?.code ?? ''),
      text: prizes.join(' '),
    }));
  const sum = numbers.reduce((all, each) => all + each, 0);
  if (shape?.look === 'dice') return [{ tier: null, text: `${numbers.join(' ')} = ${sum}` }];
  if (shape?.look === 'marks')
    return [{ tier: null, text: `${numbers.slice(0, -1).join(' ')} + ${numbers.at(-1)}` }];
  return [{ tier: null, text: numbers.join(' ') }];
}

/** The same in a cell of a list: of several tiers the first. */
export function drawnText(t: SayPlay, family: string, numbers: readonly number[]): string {
  const [first, ...more] = drawnLines(t, family, numbers);
  if (!first) return '–';
  return more.length > 0 && first.tier !== null ? `${first.tier}: ${first.text} …` : first.text;
}
