import type { Input, Output } from '@nokshi/contract';
import {
  type ConfirmedResult,
  consoleLotteryRoutes as contract,
  type ExternalResult,
} from '@nokshi/contract/console/lottery.ts';
import type { Act } from '../../../base/proposals/index.ts';
import { audited } from '../../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { RoundRow } from '../../rounds/index.ts';
import { KIND, type LotteryRoom } from '../room.ts';
import { numbersOfPrizes, prizesFault } from '../rules/prizes.ts';
import {
  confirmResult,
  type EnteredResult,
  lockResult,
  type Prizes,
  resultsOf,
  writeResult,
} from '../store/results.ts';
import { findIssue } from './list-issues.ts';
import { LATE_MS } from './list-games.ts';

type Routes = typeof contract;

/**
 * External draws that are closed and wait for numbers, or for a second operator, who is not told what
 * the first one entered. With the last confirmed draw of each lottery.
 */
export async function listResults(
  room: LotteryRoom,
  tx: Tx,
  caller: Caller,
): Promise<Output<Routes['results']>> {
  const { operatorId } = operatorOf(caller);
  const rounds = await room.rounds.waitingForNumbers(tx, KIND);
  const entered = await resultsOf(
    tx,
    rounds.map(({ id }) => id),
  );
  const now = room.clock.now();
  const results: ExternalResult[] = [];
  for (const round of rounds) {
    const game = room.games.find(round.series);
    const own = entered.find(({ roundId }) => roundId === round.id);
    results.push({
      gameCode: game.gameCode,
      issue: round.issue,
      name: game.name,
      family: game.family,
      drawsAt: round.drawsAt.toISOString(),
      state: round.state,
      entered: own ? enteredOf(own, own.enteredBy === operatorId) : null,
      isLate: now.getTime() - round.drawsAt.getTime() > LATE_MS && (round.lanes ?? []).length > 0,
    });
  }
  return { serverTime: now.toISOString(), results, confirmed: await confirmedResults(room, tx) };
}

const enteredOf = (
  entry: EnteredResult,
  isOwn: boolean,
): NonNullable<ExternalResult['entered']> => ({
  isOwn,
  prizes: isOwn
    ? Object.fromEntries(Object.entries(entry.prizes).map(([tier, all]) => [tier, [...all]]))
    : null,
  ...whoEntered(entry),
});

const whoEntered = ({ source, enteredName, enteredAt }: EnteredResult) => ({
  source,
  enteredBy: enteredName,
  enteredAt: enteredAt.toISOString(),
});

async function confirmedResults(room: LotteryRoom, tx: Tx): Promise<ConfirmedResult[]> {
  const external = room.games.all().filter(({ source }) => source === 'external');
  const codes = external.map(({ gameCode }) => gameCode);
  const rounds = await room.rounds.lastOfAll(tx, codes);
  const ids = rounds.map(({ id }) => id);
  const entries = new Map((await resultsOf(tx, ids)).map((entry) => [entry.roundId, entry]));
  return rounds
    .map((round) => {
      const { gameCode, name, family } = room.games.find(round.series);
      const entry = entries.get(round.id);
      return {
        gameCode,
        issue: round.issue,
        name,
        family,
        drawsAt: round.drawsAt.toISOString(),
        state: round.state,
        numbers: numbersOfRound(round),
        entered: entry ? whoEntered(entry) : null,
      };
    })
    .toSorted((a, b) => b.drawsAt.localeCompare(a.drawsAt));
}

const numbersOfRound = ({ outcome }: RoundRow): number[] => [
  ...(outcome as { readonly numbers: readonly number[] }).numbers,
];

/**
 * Notes what an operator read; it decides nothing before another one confirms it. Refuses:
 * lottery.game-unknown, lottery.issue-unknown, lottery.issue-state, lottery.result-wrong { why }.
 */
export async function enterResult(
  room: LotteryRoom,
  tx: Tx,
  { asked, caller }: { asked: Input<Routes['enterResult']>; caller: Caller },
): Promise<Record<string, never>> {
  const round = await waitingIssue(room, tx, asked);
  const { prizes, source } = asked;
  mustBeResult(round, prizes);
  const { operatorId: enteredBy, username: enteredName } = operatorOf(caller);
  const enteredAt = room.clock.now();
  const entry = { roundId: round.id, prizes, source, enteredBy, enteredName, enteredAt };
  // Another operator may have confirmed one since this began.
  if (!(await writeResult(tx, entry))) throw refuse('lottery.issue-state');
  const facts = { prizes, source };
  const object = `${round.series} ${round.issue}`;
  await audited(room, tx, { caller, act: 'lottery.enter-result', object, facts });
  return {};
}

/**
 * Another operator enters the same numbers; then the issue is settled by them. Refuses:
 * lottery.game-unknown, lottery.issue-unknown, lottery.issue-state, lottery.own-result,
 * lottery.result-wrong { why }, lottery.result-differs { tiers }, which names the tiers but none of the
 * first one's numbers.
 */
export async function confirmEntered(
  room: LotteryRoom,
  tx: Tx,
  { asked, caller }: { asked: Input<Routes['confirmResult']>; caller: Caller },
): Promise<Record<string, never>> {
  const round = await waitingIssue(room, tx, asked);
  const entered = await lockResult(tx, round.id);
  if (!entered) throw refuse('lottery.issue-state');
  const { operatorId: by } = operatorOf(caller);
  if (entered.enteredBy === by) throw refuse('lottery.own-result');
  mustBeResult(round, asked.prizes);
  const tiers = tiersApart(entered.prizes, asked.prizes);
  if (tiers.length > 0)
    throw refuse('lottery.result-differs', { field: 'prizes', value: { tiers: tiers.join(' ') } });
  const numbers = numbersOfPrizes(round.series, asked.prizes);
  const at = room.clock.now();
  await confirmResult(tx, { roundId: round.id, by, at });
  const outcome = { numbers, prizes: asked.prizes };
  if (!(await room.rounds.enter(tx, { round, outcome }))) throw refuse('lottery.issue-state');
  const object = `${round.series} ${round.issue}`;
  const facts = { prizes: asked.prizes, source: entered.source };
  await audited(room, tx, { caller, act: 'lottery.confirm-result', object, facts });
  return {};
}

/** The tiers whose numbers are not the same in the same order. */
const tiersApart = (a: Prizes, b: Prizes): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (tier) => a[tier]?.join() !== b[tier]?.join(),
  );

type Correction = Input<Routes['correctResult']>;

/**
 * Corrects a result that was confirmed, always by two operators: every bet is settled again by the
 * difference. Refuses: lottery.game-unknown, lottery.issue-unknown, lottery.issue-state,
 * lottery.result-wrong { why }, lottery.nothing-changed.
 */
export const correctAct = (room: LotteryRoom): Act<Correction> => ({
  code: 'lottery.correct-result',
  permission: 'lottery.results',
  input: contract.correctResult.input,
  async preview(tx, wish) {
    const { round, from, to } = await correctable(room, tx, wish);
    return {
      object: `${round.series} ${round.issue}`,
      label: `${room.games.find(wish.gameCode).name.EN} ${round.issue}`,
      changes: [{ field: 'lottery.numbers', from: from.join(' '), to: to.join(' ') }],
    };
  },
  async run(tx, wish, caller) {
    const { round, from, to } = await correctable(room, tx, wish);
    const outcome = { numbers: to, prizes: wish.prizes };
    if (!(await room.rounds.enter(tx, { round, outcome }))) throw refuse('lottery.issue-state');
    const object = `${round.series} ${round.issue}`;
    const facts = { from, to, source: wish.source, reason: wish.reason };
    await audited(room, tx, { caller, act: 'lottery.correct-result', object, facts });
  },
});

async function correctable(room: LotteryRoom, tx: Tx, wish: Correction) {
  const round = await findIssue(room, tx, wish);
  if (round.source !== 'external' || round.state !== 'SETTLED') throw refuse('lottery.issue-state');
  mustBeResult(round, wish.prizes);
  const from = numbersOfRound(round);
  const to = numbersOfPrizes(round.series, wish.prizes);
  if (from.join() === to.join()) throw refuse('lottery.nothing-changed');
  return { round, from, to };
}

async function waitingIssue(
  room: LotteryRoom,
  tx: Tx,
  asked: { gameCode: string; issue: string },
): Promise<RoundRow> {
  const round = await findIssue(room, tx, asked);
  const isTime = round.drawsAt <= room.clock.now();
  if (round.source !== 'external' || round.state !== 'CLOSED' || !isTime)
    throw refuse('lottery.issue-state');
  return round;
}

function mustBeResult({ series }: RoundRow, prizes: Prizes): void {
  const why = prizesFault(series, prizes);
  if (why !== null) throw refuse('lottery.result-wrong', { field: 'prizes', value: { why } });
}
