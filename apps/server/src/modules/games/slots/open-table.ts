import type { slotsRoutes } from '@nokshi/contract/player/slots.ts';
import { type Output, TRIAL } from '@nokshi/contract';
import { parOf } from '@nokshi/house-math/slot/pars.ts';
import { toDecimal } from '@nokshi/money';
import type { Launch } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { SlotsRoom } from './room.ts';
import { showJackpot } from './show-jackpot.ts';
import { slotOf } from './spin.ts';
import { waitingGrants } from './store/free-rounds.ts';
import { readRound } from './store/round.ts';
import { readSeat } from './store/seat.ts';
import { replayRound, wireFreeRounds } from './wire-round.ts';

/**
 * Everything a frame needs to start, or to continue after an interruption: stakes, facts, balance,
 * the public side of the seed, and the last round as it was answered. Source: checklist S-068.
 */
export async function openTable(
  room: SlotsRoom,
  tx: Tx,
  input: { launch: Launch },
): Promise<Output<typeof slotsRoutes.table>> {
  const { memberId, type } = input.launch.session;
  const currency = type === TRIAL ? 'FUN' : 'BDT';
  const game = slotOf(input.launch);
  const lane = room.laneOf(memberId);
  const now = room.clock.now();
  const listed = room.catalogue.find(input.launch.gameId);
  if (!listed) throw refuse('catalogue.game-unknown');
  const balance = await room.wagers.balance(tx, { memberId, asset: currency });
  const { commitment, clientSeed } = await room.fairness.shown(tx, { memberId });
  const seat = await readSeat(tx, { lane, memberId, gameCode: game.code });
  const last =
    seat?.lastRoundId && (await readRound(tx, { lane, memberId, roundId: seat.lastRoundId }));
  const free = await waitingGrants(tx, { lane, memberId, gameCode: game.code, now });
  const pots = room.pots.find(game.code);
  const { rtp, hitRate, volatility, maxWin, rareWin } = listed;
  return {
    gameCode: game.code,
    ruleVersion: String(game.ruleVersion),
    stakes: game.stakes.map((stake) => toDecimal(stake)),
    currency,
    balance: toDecimal(balance.cash, currency),
    version: balance.version.toString(),
    facts: { rtp, hitRate, volatility, maxWin, rareWin, method: parOf(game.code).method },
    jackpot: pots ? await showJackpot(room, tx, { known: pots, asset: currency }) : null,
    spinIntervalMs: room.spinIntervalMs(),
    play: await room.limits.repeatsAllowed(tx),
    freeRounds: free.map(wireFreeRounds),
    commitment,
    clientSeed,
    lastRound: last ? { ...(await replayRound(room, tx, last)), shown: seat.shown } : null,
    sitting: {
      startedAt: (seat?.satDownAt ?? now).toISOString(),
      staked: toDecimal(seat?.staked ?? 0n),
      won: toDecimal(seat?.won ?? 0n),
    },
    serverTime: now.toISOString(),
  };
}
