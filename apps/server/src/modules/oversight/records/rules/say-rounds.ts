import type { Language } from '@nokshi/contract';
import type { RoundOfWager } from '@nokshi/contract/player/records.ts';
import { type SaySpot, spotName } from '@nokshi/contract/spots/names.ts';
import { spotsBn } from '@nokshi/contract/words/spots-bn.ts';
import { spotsEn } from '@nokshi/contract/words/spots-en.ts';
import { cardText } from '@nokshi/house-math/tables/cards.ts';

type Of<Kind> = Extract<RoundOfWager, { readonly kind: Kind }>;

const WORDS = { EN: spotsEn, BN: spotsBn } as const;
const saySpots =
  (language: Language): SaySpot =>
  (id, { n = '' } = {}) =>
    (WORDS[language][id] ?? id).replace('{n}', String(n));

/** Games whose numbers are cards. */
const CARD_GAMES: ReadonlySet<string> = new Set([
  'baccarat',
  'dragon-tiger',
  'andar-bahar',
  'teen-patti',
  'one-day',
]);

/** Hundredths with two decimals. */
const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2);
const cards = (dealt: readonly number[]): string => dealt.map(cardText).join(' ');

/** The number of the round; one that is played alone has none. */
export const issueOfRound = (round: RoundOfWager | null): string =>
  round && round.kind !== 'instant' ? round.issue : '';

/** What was bet on, as the pages say it: `Banker 50.00; Tie 10.00`. */
export function chosenOfRound(language: Language, round: RoundOfWager): string {
  const t = saySpots(language);
  switch (round.kind) {
    case 'table':
      return round.layout
        .map(({ spot, stake }) => `${spotName(t, round.game, spot)} ${stake}`)
        .join('; ');
    case 'kite':
      return spotName(t, 'kite', round.order === null ? 'flight' : `order-${round.order}`);
    case 'instant':
      return chosenAlone(round.bet);
  }
}

function chosenAlone(bet: Of<'instant'>['bet']): string {
  switch (bet.kind) {
    case 'dice':
      return `${bet.side === 'under' ? '<' : '>'} ${decimal(bet.at)}`;
    case 'mines':
      return String(bet.mines);
    case 'plinko':
      return `${bet.rows} ${bet.risk}`;
    case 'blackjack':
      return bet.spots.map(({ spot }) => spot).join(' ');
  }
}

/** What came of it: cards as they are written on them, pockets, dice, the height of the cut. */
export function drawnOfRound(round: RoundOfWager): string {
  switch (round.kind) {
    case 'table':
      if (round.numbers === null) return '';
      return CARD_GAMES.has(round.game) ? cards(round.numbers) : round.numbers.join(' ');
    case 'kite':
      return round.cut === null ? '' : decimal(round.cut);
    case 'instant':
      return drawnAlone(round.state);
  }
}

function drawnAlone(state: Of<'instant'>['state']): string {
  switch (state.kind) {
    case 'dice':
      return decimal(state.rolled);
    case 'mines':
      return state.mines.map((field) => field + 1).join(' ');
    case 'plinko':
      return String(state.bin + 1);
    case 'blackjack':
      return cards(state.dealer);
  }
}
