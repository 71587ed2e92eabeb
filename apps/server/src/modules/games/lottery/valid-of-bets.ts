import { playOf } from '@nokshi/house-math/lottery/families.ts';
import { readSelection } from '@nokshi/house-math/lottery/selection-text.ts';
import { validOfRound } from '../../stakes/wagers/index.ts';
import { lotteryOf } from './rules/lotteries.ts';
import type { BetRow } from './store/bets.ts';
import type { Paid } from './ticket-of.ts';

/**
 * Valid turnover of the bets of a lane in one round: of a member's bets on both sides of a question
 * only the difference was at risk, and stakes that a tie gave back were not. Source: domain.md 9,
 * products.md 1.2.
 */
export function validOfBets(bets: readonly BetRow[], paid: readonly Paid[]): bigint[] {
  const valid = bets.map(() => 0n);
  const parts = bets.flatMap((bet, at) => partsOf(bet, paid[at]).map((part) => ({ ...part, at })));
  const byMember = new Map<string, (typeof parts)[number][]>();
  for (const part of parts) {
    const own = byMember.get(part.memberId);
    if (own) own.push(part);
    else byMember.set(part.memberId, [part]);
  }
  for (const own of byMember.values())
    for (const [nth, counted] of validOfRound(own).entries()) {
      const { at } = own[nth] as (typeof parts)[number];
      valid[at] = (valid[at] ?? 0n) + counted;
    }
  return valid;
}

/** A bet as one part for each side it is on, else as one. */
function partsOf(bet: BetRow, paid: Paid | undefined) {
  const { memberId, stake, id } = bet;
  const returned = paid?.tied ? paid.prize : 0n;
  const own = { memberId, category: 'LOTT', payout: 0n };
  const sides = sidesOf(bet);
  if (sides.length === 0) return [{ ...own, market: id, pick: id, stake: stake - returned }];
  const each = stake / BigInt(sides.length);
  return sides.map(({ market, pick }) => ({
    ...own,
    market,
    pick,
    stake: returned > 0n ? 0n : each,
  }));
}

type Side = { readonly market: string; readonly pick: string };

/** Answers that exclude each other. */
const QUESTIONS: readonly (readonly string[])[] = [
  ['big', 'small'],
  ['odd', 'even'],
  ['dragon', 'tiger'],
  ['green', 'red'],
];

/** The sides that a bet on answers is on; none for a bet on numbers. */
function sidesOf({ gameCode, play: code, selection }: BetRow): Side[] {
  const play = playOf(lotteryOf(gameCode)?.family ?? '', '2026-01-01', code);
  const chosen = play?.kind === 'options' ? readSelection('options', selection) : null;
  if (!play || chosen?.kind !== 'options') return [];
  return chosen.options.map((at) => {
    const pick = play.prizes[at]?.code ?? '';
    const question = QUESTIONS.findIndex((answers) => answers.includes(pick));
    return { market: question < 0 ? `${code} ${pick}` : `${code} ?${question}`, pick };
  });
}
