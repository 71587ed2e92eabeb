import { setTimeout as sleep } from 'node:timers/promises';
import { playerRoutes } from '@nokshi/contract';
import type { Flight, KiteBet } from '@nokshi/contract/player/kite.ts';
import { kitePayout, msTo, shownAt, takenAt } from '@nokshi/house-math/instants/kite.ts';
import type { House } from '../apps/server/src/house.ts';
import type { RoundId } from '../apps/server/src/kernel/ids.ts';
import { type Answered, type Caller, type PlannedCall, refusalsOf, waitsOf } from './caller.ts';
import { seenOf } from './ledger/drive.ts';

const FLIGHTS = 3;
const BETS = 2_000;
const CALLS = 500;
/** All calls are within this time of the flight. */
const CALLED_FROM_MS = 300;
const CALLED_FOR_MS = 1_000;
/** Bets are placed in this part of the time for them. */
const BEGIN_MS = 500;
const END_MS = 700;

type Flying = {
  readonly caller: Caller;
  readonly port: number;
  readonly tokens: readonly string[];
};
type Placed = { readonly token: string; readonly bet: KiteBet };

const { kite } = playerRoutes;

/**
 * Flights that are high enough for all calls; the others fly without being counted, and so does the first one, in which
 * the members' accounts are read for the first time.
 */
export async function flyKite(house: House, flying: Flying) {
  const waits: number[] = [];
  let wrong = 0;
  for (let counted = -1; counted < FLIGHTS; ) {
    const flight = await nextOpen(house);
    const placed = await placeAll(flying, flight);
    const answers = await takeSome(flying, flight, placed.bets);
    const ended = await whenPaid(house, flight);
    const cutMs = msTo(ended.cut);
    if (cutMs < CALLED_FROM_MS + CALLED_FOR_MS) continue;
    counted += 1;
    const seen = seenOf(waitsOf(answers), CALLED_FOR_MS);
    const unlike = answers.filter((one) => !isRight(one, flight, cutMs)).length;
    const unpaid = await wronglyPaid(house, ended);
    wrong += unlike + unpaid;
    if (counted > 0) waits.push(seen.p99);
    console.log(
      `flight ${flight.issue}, cut at ${ended.cut / 100}: ${placed.bets.length} bets, p50 ${placed.p50} ms, p99 ` +
        `${placed.p99} ms; ${answers.length} calls, p50 ${seen.p50} ms, p99 ${seen.p99} ms, refused ` +
        `${JSON.stringify(refusalsOf(answers))}; ${unlike} answers and ${unpaid} payouts wrong`,
    );
  }
  return { p99: Math.max(...waits), wrong };
}

/** A flight that has just begun to take bets. */
async function nextOpen({ tables }: House): Promise<Flight> {
  for (;;) {
    const { now } = await tables.kite.kiteBoard.shown();
    const left = now ? Date.parse(now.closesAt) - Date.now() : 0;
    if (now?.state === 'OPEN' && left > 7_000) return now;
    await sleep(50);
  }
}

/** Two of each member, as evenly as the time allows. */
async function placeAll({ caller, port, tokens }: Flying, flight: Flight) {
  const from = Date.now() + BEGIN_MS;
  const span = Date.parse(flight.closesAt) - END_MS - from;
  const body = JSON.stringify({ issue: flight.issue, stake: '10.00', order: null });
  const calls = Array.from({ length: BETS }, (_, nth): PlannedCall => {
    const token = tokens[nth % tokens.length] ?? '';
    return { at: from + (nth * span) / BETS, path: kite.place.path, token, body, tag: token };
  });
  const answers = await caller.ask<{ bet: KiteBet }>({ port, calls });
  const refused = refusalsOf(answers);
  if (Object.keys(refused).length > 0) console.log(`bets refused: ${JSON.stringify(refused)}`);
  const bets = answers.flatMap(({ tag, answer }): Placed[] =>
    answer.success ? [{ token: tag, bet: answer.value.bet }] : [],
  );
  return { ...seenOf(waitsOf(answers), span), bets };
}

async function takeSome({ caller, port }: Flying, flight: Flight, bets: readonly Placed[]) {
  const from = Date.parse(flight.risesAt) + CALLED_FROM_MS;
  const calls = bets.slice(0, CALLS).map(({ token, bet }, nth): PlannedCall => {
    const at = from + (nth * CALLED_FOR_MS) / CALLS;
    const body = JSON.stringify({ betId: bet.betId });
    return { at, path: kite.take.path, token, body, tag: bet.betId };
  });
  return caller.ask<{ bet: KiteBet }>({ port, calls });
}

/** It was taken at what the kite showed between question and answer; refused only once the string was cut. */
function isRight(one: Answered<{ bet: KiteBet }>, { risesAt }: Flight, cutMs: number): boolean {
  const rises = Date.parse(risesAt);
  const [asked, answered] = [one.sentAt - rises, one.answeredAt - rises];
  if (!one.answer.success) return one.answer.code === 'kite.cut' && answered >= cutMs;
  const { taken } = one.answer.value.bet;
  return taken !== null && taken >= shownAt(asked - 1) && taken <= shownAt(answered);
}

async function whenPaid({ db, rounds }: House, { issue }: Flight) {
  for (;;) {
    const round = await db.read((tx) => rounds.find(tx, { series: 'kite', issue }));
    if (round?.state === 'SETTLED')
      return { id: round.id, cut: (round.outcome as { cut: number }).cut };
    await sleep(50);
  }
}

/** Bets whose wager was paid something else than its document gives. */
async function wronglyPaid({ db }: House, { id, cut }: { id: RoundId; cut: number }) {
  const { rows } = await db.pool.query<{
    stake: bigint;
    takesAt: number;
    calledMs: number | null;
    paid: bigint | null;
  }>(
    `select b.stake, b.takes_at as "takesAt", b.called_ms as "calledMs",
       (select sum(s.payout)::bigint from wagers_settlement s
        where s.lane = b.lane and s.wager_id = b.id) as paid
     from tables_kite_bet b where b.round_id = $1`,
    [id],
  );
  return rows.filter(
    ({ stake, takesAt, calledMs, paid }) =>
      paid !== kitePayout(stake, takenAt(cut, { calledMs, order: takesAt })),
  ).length;
}
