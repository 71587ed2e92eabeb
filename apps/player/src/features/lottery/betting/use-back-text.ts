import { numberOf } from '@nokshi/house-math/fraction.ts';
import type { Quote } from '@nokshi/house-math/lottery/quote.ts';
import { useWords } from '../../../lib/words.ts';

/** What a bet gives back on average, of a hundred taka; with what the rebate is of it. */
export function useBackText(): (quote: Pick<Quote, 'returns' | 'rebate' | 'stake'>) => string {
  const { t } = useWords();
  return ({ returns, rebate, stake }) => {
    const prizes = numberOf(returns) * 100;
    const rebated = (Number(rebate) / Number(stake)) * 100;
    const all = percentText(prizes + rebated);
    return rebate > 0n ? t('lottery.bet-back-with', { all, rebate: percentText(rebated) }) : all;
  };
}

const percentText = (percent: number): string => `${percent.toFixed(2)} %`;
