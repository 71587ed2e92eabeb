import type { InstantRound, InstantState } from '@nokshi/contract/player/instants.ts';
import { toDecimal } from '@nokshi/money';
import { toWire } from '../../../kernel/ids.ts';
import type { Known } from './compute-round.ts';

/** A round as its member sees it: nothing that is still hidden. */
export function wireRound({ row, bet, acts, now }: Known): InstantRound {
  const isOpen = row.payout === null;
  return {
    roundId: toWire('rnd', row.roundId),
    gameCode: row.gameCode,
    bet: bet as InstantRound['bet'],
    stake: toDecimal(row.stake, row.asset),
    payout: row.payout === null ? null : toDecimal(row.payout, row.asset),
    isOpen,
    acts: acts as InstantRound['acts'],
    state: now.state as InstantState,
    endsAt: isOpen ? row.endsAt.toISOString() : null,
    startedAt: row.beganAt.toISOString(),
    nonce: String(row.nonce),
  };
}
