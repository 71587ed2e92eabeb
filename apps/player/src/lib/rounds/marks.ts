import { andarBaharWinner } from '@nokshi/house-math/tables/andar-bahar.ts';
import { baccaratResult } from '@nokshi/house-math/tables/baccarat.ts';
import { ENDS } from '@nokshi/house-math/tables/cockfight.ts';
import { dragonTigerWinner } from '@nokshi/house-math/tables/dragon-tiger.ts';
import type { RoadResult } from '@nokshi/house-math/tables/roads.ts';
import { pocketColour } from '@nokshi/house-math/tables/roulette.ts';
import { teenPattiWinner } from '@nokshi/house-math/tables/teen-patti.ts';

/** What was shown of a round: what lay open before the bets, and what was drawn; null where it was void. */
export type ShownRound = {
  readonly opening: readonly number[];
  readonly numbers: readonly number[] | null;
};

/** The colours of marks; `one` and `other` are the two sides of a table. */
export type Tone = 'one' | 'other' | 'tie' | 'red' | 'black' | 'green' | 'blue' | 'gold';

/** A result in one mark: its colour, the spot that won or the figure that is written in it. */
export type Mark = {
  readonly tone: Tone;
  readonly spot: string | null;
  readonly figure: string | null;
};

/** The six cards of a deal, or as many as lie there after this stage. */
export const dealtIn = ({ opening, numbers }: ShownRound): readonly number[] =>
  numbers === null ? opening : [...opening, ...numbers];

const DEAL = 6;

type Sided = { readonly first: string; readonly winnerOf: (shown: readonly number[]) => string };

/** Games with two sides: a road is drawn of them. The first side is banker, dragon, andar, A. */
const SIDED: Readonly<Record<string, Sided>> = {
  baccarat: { first: 'banker', winnerOf: (shown) => baccaratResult(shown).winner },
  'dragon-tiger': { first: 'dragon', winnerOf: dragonTigerWinner },
  'andar-bahar': { first: 'andar', winnerOf: andarBaharWinner },
  'teen-patti': { first: 'a', winnerOf: teenPattiWinner },
  'one-day': { first: 'a', winnerOf: teenPattiWinner },
};
export const isSided = (game: string): boolean => Object.hasOwn(SIDED, game);

/** What a round with results ends with: of One-Day only the one of the sixth card. */
function endOf(game: string, round: ShownRound): readonly number[] | null {
  if (round.numbers === null) return null;
  if (game !== 'one-day') return round.numbers;
  const dealt = dealtIn(round);
  return dealt.length === DEAL ? dealt : null;
}

/** Of the ends of a bout, in their order. */
export const BOUT_TONES = ['red', 'blue', 'gold', 'black'] as const satisfies readonly Tone[];

/** Null for a round that was void, and for a stage that decides nothing. */
export function markOf(game: string, round: ShownRound): Mark | null {
  const shown = endOf(game, round);
  if (shown === null) return null;
  const side = SIDED[game];
  if (side) {
    const winner = side.winnerOf(shown);
    const tone = winner === 'tie' ? 'tie' : winner === side.first ? 'one' : 'other';
    return { tone, spot: winner, figure: null };
  }
  const [first = 0] = shown;
  switch (game) {
    case 'roulette':
      return { tone: pocketColour(first), spot: null, figure: String(first) };
    case 'sic-bo':
      return diceMark(shown);
    case 'robo-rumble':
      return { tone: BOUT_TONES[first] ?? 'black', spot: ENDS[first] ?? null, figure: null };
    default:
      return null;
  }
}

/** The total; three alike are marked by themselves, since big and small lose on them. */
function diceMark(dice: readonly number[]): Mark {
  const total = dice.reduce((sum, die) => sum + die, 0);
  const isTriple = dice.every((die) => die === dice[0]);
  return {
    tone: isTriple ? 'green' : total >= 11 ? 'red' : 'black',
    spot: null,
    figure: String(total),
  };
}

/** Of these rounds those with a mark, in their order. */
export const marksOf = (game: string, rounds: readonly ShownRound[]): readonly Mark[] =>
  rounds.flatMap((round) => markOf(game, round) ?? []);

/** For roads.ts: oldest first. */
export const roadOf = (newestFirst: readonly Mark[]): readonly RoadResult[] =>
  newestFirst.toReversed().map(({ tone }) => ({
    winner: tone === 'one' ? 'one' : tone === 'other' ? 'other' : 'tie',
  }));
