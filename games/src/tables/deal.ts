import type { TableBet } from '@nokshi/contract/player/tables.ts';
import { addedTo, type Laid, laidOf } from './bets.ts';
import type { FeltOf, OpenBet, ShownRound } from './felt.ts';

/** Own chips of an earlier round of the same deal. */
export type EarlierChips = { readonly issue: string; readonly chips: Laid };

/** What decides the bets of a round: what was drawn in it, or in its whole deal; null while that goes on. */
export const decidedBy = (
  feltOf: Pick<FeltOf, 'wholeDeal'>,
  round: ShownRound,
): readonly number[] | null => (feltOf.wholeDeal ? feltOf.wholeDeal(round) : round.numbers);

/** Chips of a seat in earlier rounds of the deal that is open now, all bets of a round together. */
export function earlierOf(bets: readonly TableBet[], issue: string): EarlierChips[] {
  const rounds = new Map<string, Map<string, bigint>>();
  for (const bet of bets)
    if (bet.issue !== issue && bet.state === 'OPEN')
      rounds.set(bet.issue, addedTo(rounds.get(bet.issue) ?? new Map(), laidOf(bet.layout)));
  return [...rounds].map(([of, chips]) => ({ issue: of, chips }));
}

const numberOf = (issue: string): number => Number(issue.slice(issue.indexOf('-') + 1));

/** Each at the odds of its own stage, which follow from the cards that lay there then. */
export function openBetsOf(
  feltOf: Pick<FeltOf, 'spotsOf'>,
  now: { readonly rules: string; readonly issue: string; readonly opening: readonly number[] },
  earlier: readonly EarlierChips[],
): readonly OpenBet[] {
  const { rules, issue, opening } = now;
  return earlier.flatMap((each) => {
    const stage = opening.length - (numberOf(issue) - numberOf(each.issue));
    if (stage < 0) return [];
    const spots = feltOf.spotsOf({ rules, opening: opening.slice(0, stage) });
    return [...each.chips].flatMap(([code, stake]) => {
      const spot = spots.find((other) => other.code === code);
      return spot ? [{ spot, stake }] : [];
    });
  });
}
