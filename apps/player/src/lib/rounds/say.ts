import { spotName } from '@nokshi/contract/spots/names.ts';
import { type Card, rankOf, suitOf } from '@nokshi/house-math/tables/cards.ts';
import { ofMalay } from '@nokshi/house-math/tables/cockfight.ts';
import type { MessageId } from '../../locales/en/index.ts';
import { type Translate, useWords } from '../words.ts';
import type { Mark } from './marks.ts';

/** Where a side is the same as a spot of the table, it is called what the spot is. */
export const useSpotNames = () => {
  const { t } = useWords();
  return (game: string, spot: string): string =>
    game === 'one-day' ? spotName(t, 'teen-patti', spot) : spotName(t, game, spot);
};

/** A result in words: `Banker`, `17, black`, `Total 11`. */
export function useSaidMarks() {
  const { t } = useWords();
  const nameOf = useSpotNames();
  return (game: string, { tone, spot, figure }: Mark): string => {
    if (spot === 'tie') return t('round.tie');
    if (spot !== null) return nameOf(game, spot);
    const pocket = figure ?? '';
    if (game !== 'roulette') return t('round.total', { total: pocket });
    return tone === 'red' || tone === 'black'
      ? t(`round.pocket-${tone}`, { pocket })
      : t('round.pocket-green');
  };
}

const NAMED_RANKS: ReadonlySet<number> = new Set([0, 10, 11, 12]);

/** `ace of spades`, `7 of hearts`. */
export function cardSaid(t: Translate, card: Card): string {
  const rank = rankOf(card);
  const named = NAMED_RANKS.has(rank) ? t(`round.rank-${rank}` as MessageId) : String(rank + 1);
  return t('round.card', { rank: named, suit: t(`round.suit-${suitOf(card)}` as MessageId) });
}

/** Hundredths as they are written: 231 is 2.31×. */
export const heightText = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}×`;

/** Hundredths as a board writes them: `0.80`, `-0.94`. */
export const malayText = (odds: number): string => (odds / 100).toFixed(2).replace('-', '−');

/** What a stake of one brings back, itself included, truncated: `1.80`, `2.06`. */
export function decimalText(odds: number): string {
  const { n, d } = ofMalay(odds);
  const hundredths = Number((n * 100n) / d);
  return (hundredths / 100).toFixed(2);
}
