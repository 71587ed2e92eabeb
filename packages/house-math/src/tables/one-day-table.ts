import { fraction } from '../fraction.ts';
import { type Card, CARDS, newShoe } from './cards.ts';
import { type Chances, chancesOf, pricesOf } from './one-day.ts';
import { type Shown, type Spot, STAKE_BACK, type Table, type TableGame } from './table.ts';
import { teenPattiWinner } from './teen-patti.ts';

/** Cards of a deal, each the draw of one round: the stages of One-Day. */
export const ONE_DAY_STAGES = 6;

type Seat = 'a' | 'b';
const SEATS: readonly Seat[] = ['a', 'b'];
const otherOf = (seat: Seat): Seat => (seat === 'a' ? 'b' : 'a');

/** For a seat, or against it: both are paid by the six cards of the deal, and a tie gives the stake back. */
function spotAt(
  { code, wins }: { readonly code: string; readonly wins: Seat },
  { price, chances }: { readonly price: number | null; readonly chances: Chances },
): readonly Spot[] {
  if (price === null) return [];
  return [
    {
      code,
      pays: [
        { code: 'win', back: fraction(BigInt(price), 100n), chance: chances[wins] },
        { code: 'tie', back: STAKE_BACK, chance: chances.tie },
      ],
      hit: (shown) => {
        const winner = teenPattiWinner(shown);
        return winner === wins ? 0 : winner === 'tie' ? 1 : null;
      },
    },
  ];
}

function stageAfter(dealt: Shown): Table {
  const chances = chancesOf(dealt);
  const back = (seat: Seat) =>
    spotAt({ code: seat, wins: seat }, { price: pricesOf(chances, seat).back, chances });
  const lay = (seat: Seat) =>
    spotAt(
      { code: `lay-${seat}`, wins: otherOf(seat) },
      { price: pricesOf(chances, seat).lay, chances },
    );
  return {
    spots: [...SEATS.flatMap(back), ...SEATS.flatMap(lay)],
    draw: (random) => [newShoe(random, 1, dealt)()],
    opposites: [['a', 'b']],
    standsFor: { 'lay-a': 'b', 'lay-b': 'a' },
  };
}

/** The last stages that were asked for: counting all ways to fill two hands takes a while. */
const MOST_KEPT = 200;
const kept = new Map<string, Table>();

function tableAfter(dealt: Shown): Table {
  const isCard = (card: Card) => Number.isInteger(card) && card >= 0 && card < CARDS;
  if (dealt.length >= ONE_DAY_STAGES || new Set(dealt).size < dealt.length || !dealt.every(isCard))
    throw new Error(`no card is drawn after ${dealt.join(' ')}`);
  const name = dealt.join('.');
  const table = kept.get(name) ?? stageAfter([...dealt]);
  kept.delete(name);
  kept.set(name, table);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return table;
}

/**
 * One stage of a deal: its opening are the cards that lie there, it draws the next one, and its bets are paid by all
 * six. Seats that are decided have no spot.
 */
export const oneDay: TableGame = {
  rules: ['standard'],
  tableOf: ({ opening }) => tableAfter(opening),
};
