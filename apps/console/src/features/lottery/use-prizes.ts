import { isFamily, FAMILIES } from '@nokshi/house-math/lottery/families.ts';
import { resultOfNumbers, type Tier } from '@nokshi/house-math/lottery/regions.ts';
import { useState } from 'react';
import { useWords } from '../../lib/words.ts';
import { emptyPrizes, type Prizes, wrongFields } from './read-result.ts';

export const tiersOf = (family: string): readonly Tier[] =>
  (isFamily(family) && FAMILIES[family].shape.tiers) || [];

/** The result that these numbers were. */
export const prizesOfNumbers = (family: string, numbers: readonly number[]): Prizes => {
  const tiers = tiersOf(family);
  return Object.fromEntries(
    resultOfNumbers(tiers, numbers).map((prizes, at) => [tiers[at]?.code ?? '', prizes]),
  );
};

/** The numbers of a result while they are typed, and what is wrong with each. */
export function usePrizes(family: string, start?: Prizes) {
  const { t } = useWords();
  const tiers = tiersOf(family);
  const [prizes, setPrizes] = useState<Prizes>(start ?? emptyPrizes(tiers));
  const [asked, setAsked] = useState(false);
  const [apart, setApart] = useState<readonly string[]>([]);
  const [hasDiffered, setHasDiffered] = useState(false);
  const wrong = wrongFields(tiers, prizes);
  return {
    tiers,
    prizes,
    /** The first operator entered other numbers: since then another way is offered as well. */
    hasDiffered,
    /** Says what is wrong from now on; whether nothing is. */
    check: (): boolean => {
      setAsked(true);
      return wrong.length === 0;
    },
    /** The tiers that the first operator entered otherwise. */
    tellApart: (codes: readonly string[]) => {
      setApart(codes);
      setHasDiffered(true);
    },
    fields: {
      tiers,
      prizes,
      onChange: (next: Prizes) => {
        setPrizes(next);
        setApart([]);
      },
      errorAt: ({ code, digits }: Tier, at: number): string | undefined => {
        if (apart.includes(code)) return t('lotteries.differs');
        return asked && wrong.includes(`${code}.${at}`)
          ? t('lotteries.digits-wrong', { n: digits })
          : undefined;
      },
    },
  };
}
