import { game } from '@nokshi/house-math/slot/games/loom-crown/game.ts';
import { game as fairFortune } from '@nokshi/house-math/slot/games/fair-fortune/game.ts';
import { contributionsOf } from '@nokshi/house-math';
import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import {
  createPlayHouse,
  localBus,
  type PlayHouse,
} from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import { drawFullPots } from './draw-full-pots.ts';
import { potsOf } from './pots-of.ts';
import { proveRound } from './prove-round.ts';
import { levelWon } from './rules/level-won.ts';
import { outcomeOf } from './rules/outcome-of.ts';
import { openJackpots } from './open-jackpots.ts';
import { spin } from './spin.ts';

let database: TestDatabase;
let house: PlayHouse;
let other: PlayHouse;
const clock = fakeClock();
const STAKE = game.stakes.at(-1) ?? 0n;

beforeAll(async () => {
  database = await createTestDatabase();
  const bus = localBus();
  house = createPlayHouse({ url: database.url, clock, bus, spinIntervalMs: 0 });
  other = createPlayHouse({ url: database.url, clock, bus, spinIntervalMs: 0 });
  await openJackpots(house.slots);
  await other.slots.start();
});
afterAll(async () => {
  await Promise.all([house?.close(), other?.close()]);
  await database?.drop();
});
beforeEach(() => clock.advance(60_000));

let keys = 0;
const play = (session: PlayerSession, key = `pot-${++keys}`, at = house): Promise<SlotRound> => {
  clock.advance(10);
  return spin(at.slots, { launch: house.launch(session, game.code), key, stake: STAKE });
};
const minor = (text: string) => BigInt(text.replace('.', ''));
const pots = (of = game) =>
  house.db.read((tx) => potsOf(house.slots, tx, { game: of, asset: 'BDT' }));
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

/** Whether the member's next round wins a pot, by the seeds that only the server knows. */
async function nextWins(session: PlayerSession): Promise<string | null> {
  const seed = await house.fairness.current(session.memberId);
  const outcome = outcomeOf(game, { ...seed, nonce: seed.nextNonce });
  return levelWon(game, outcome, STAKE);
}

/** A member whose next round wins the small pot, which is below its ceiling. */
async function aboutToWin(level = 'small'): Promise<PlayerSession> {
  const session = await house.member(10_000_000n);
  for (let tries = 0; tries < 400; tries++) {
    if ((await nextWins(session)) === level) {
      await drawFullPots(house.slots);
      return session;
    }
    await play(session);
  }
  throw new Error(`no ${level} pot in 400 rounds`);
}

describe('a stake in a game with pots', () => {
  it('gives each pot and the reserve exactly its share in the posting of the spin', async () => {
    const session = await house.member(1_000_000n);
    while (await nextWins(session)) await play(session);
    const before = await pots();
    const cash = await house.cash(session);
    const round = await play(session);
    const after = await pots();
    const given = contributionsOf(game.terms, STAKE);
    expect(after.levels.map((amount, at) => amount - (before.levels[at] ?? 0n))).toEqual(
      given.levels,
    );
    expect(after.reserve - before.reserve).toBe(given.reserve);
    expect(await house.cash(session)).toBe(cash - STAKE + minor(round.payout));
    expect(round.jackpot).toBeNull();
    const shared = await database.pool.query(
      `select count(distinct batch)::int as batches from wallet_entry e
         join wallet_account a on a.lane = e.lane and a.id = e.account
        where a.member_id = $1 and coalesce(e.reference, e.key) = $2`,
      [session.memberId, round.wagerId.slice(4)],
    );
    expect(shared.rows).toEqual([{ batches: 1 }]);
  });

  it('is one line of the account record, with the whole stake', async () => {
    const session = await house.member(1_000_000n);
    while (await nextWins(session)) await play(session);
    const round = await play(session);
    const entries = await house.db.read((tx) =>
      house.wallet.entries(tx, { memberId: session.memberId, limit: 2 }),
    );
    const stakes = entries.filter(({ kind }) => kind === 'stake');
    expect(stakes[0]?.amount).toBe(-STAKE);
    expect(entries[0]?.balanceAfter).toBe(minor(round.balance));
    const all = await house.db.read((tx) =>
      house.wallet.entries(tx, {
        memberId: session.memberId,
        reference: stakes[0]?.reference ?? session.memberId,
        limit: 10,
      }),
    );
    expect(sum(all.map(({ amount }) => amount))).toBe(minor(round.payout) - STAKE);
    expect(all.length).toBe(minor(round.payout) > 0n ? 2 : 1);
  });
});

describe('a round that wins a pot', () => {
  it('pays the whole pot, keeps its own contribution for the next, and starts it with the seed', async () => {
    const session = await aboutToWin();
    const before = await pots();
    const cash = await house.cash(session);
    const round = await play(session);
    const at = game.levels.findIndex(({ id }) => id === 'small');
    const amount = before.levels[at] ?? 0n;
    expect(round.jackpot).toEqual({ level: 'small', amount: expect.any(String) });
    expect(minor(round.jackpot?.amount ?? '')).toBe(amount);
    expect(await house.cash(session)).toBe(cash - STAKE + minor(round.payout) + amount);
    expect(minor(round.balance)).toBe(await house.cash(session));
    const given = contributionsOf(game.terms, STAKE);
    const after = await pots();
    expect(after.levels[at]).toBe(
      BigInt(game.terms.levels[at]?.seed ?? 0) + (given.levels[at] ?? 0n),
    );
    const wager = await house.db.read((tx) =>
      house.wagers.list(tx, { memberId: session.memberId, limit: 1 }),
    );
    expect(wager[0]).toMatchObject({ stake: STAKE, payout: minor(round.payout) + amount });
    const proof = await house.db.read((tx) =>
      proveRound(house.slots, tx, { memberId: session.memberId, roundId: round.roundId }),
    );
    expect(proof.jackpot).toEqual(round.jackpot);
  });

  it('takes the seed from the reserve first, and the rest from the house', async () => {
    const session = await aboutToWin();
    const { reserve } = await pots();
    const round = await play(session);
    const at = game.levels.findIndex(({ id }) => id === 'small');
    const seed = BigInt(game.terms.levels[at]?.seed ?? 0);
    const { rows } = await database.pool.query<{ from_reserve: string; from_house: string }>(
      'select from_reserve, from_house from slots_award where round_id = $1',
      [round.roundId.slice(4)],
    );
    const fromReserve = BigInt(rows[0]?.from_reserve ?? -1);
    expect(fromReserve).toBe(reserve < seed ? reserve : seed);
    expect(BigInt(rows[0]?.from_house ?? -1)).toBe(seed - fromReserve);
  });

  it('is paid once, however often its key is sent, on any server', async () => {
    const session = await aboutToWin();
    const before = await pots();
    const rounds = await Promise.all(
      Array.from({ length: 12 }, (_, i) => play(session, 'won-once', i % 2 ? house : other)),
    );
    expect(new Set(rounds.map((round) => JSON.stringify(round))).size).toBe(1);
    const { rows } = await database.pool.query(
      'select count(*)::int as paid from slots_award where round_id = $1',
      [rounds[0]?.roundId.slice(4)],
    );
    expect(rows).toEqual([{ paid: 1 }]);
    const at = game.levels.findIndex(({ id }) => id === 'small');
    expect(minor(rounds[0]?.jackpot?.amount ?? '')).toBe(before.levels[at]);
  });

  it('is paid once when the connection fails at any point and the key is sent again', async () => {
    for (const dieAfterMs of [0, 1, 2, 4, 8]) {
      const session = await aboutToWin();
      const key = `killed-${dieAfterMs}`;
      const first = play(session, key).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, dieAfterMs));
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
      );
      await first;
      let round: SlotRound | null = null;
      for (let tries = 0; !round && tries < 20; tries++)
        round = await play(session, key).catch(() => null);
      const { rows } = await database.pool.query(
        'select count(*)::int as paid, sum(amount)::text as amount from slots_award where round_id = $1',
        [round?.roundId.slice(4)],
      );
      expect(rows).toEqual([{ paid: 1, amount: `${minor(round?.jackpot?.amount ?? '')}` }]);
    }
  });

  it('leaves the seed to a second winner at the same moment', async () => {
    const [one, two] = [await aboutToWin(), await aboutToWin()];
    const at = game.levels.findIndex(({ id }) => id === 'small');
    const before = (await pots()).levels[at] ?? 0n;
    const won = await Promise.all([play(one), play(two, undefined, other)]);
    const paid = won
      .map((round) => minor(round.jackpot?.amount ?? ''))
      .sort((a, b) => Number(b - a));
    const seed = BigInt(game.terms.levels[at]?.seed ?? 0);
    const part = contributionsOf(game.terms, STAKE).levels[at] ?? 0n;
    expect(paid.sort()).toEqual([before, seed + part].sort());
  });

  it('is refused as a whole for a member who may not play', async () => {
    const session = await aboutToWin();
    const before = await pots();
    await house.db.tx((tx) => house.identity.freeze(tx, session.memberId));
    await expect(play(session)).rejects.toMatchObject({ code: 'limits.frozen' });
    expect(await pots()).toEqual(before);
  });
});

it('pots: the ledger verifies, and pots, house and members together created no money', async () => {
  const proof = await house.wallet.verify('full');
  expect(proof.differences).toBe(0);
  const held = await pots();
  expect(
    held.levels.every((amount, at) => amount >= BigInt(game.terms.levels[at]?.seed ?? 0)),
  ).toBe(true);
  const untouched = await pots(fairFortune);
  expect(sum(untouched.levels)).toBe(sum(fairFortune.terms.levels.map(({ seed }) => BigInt(seed))));
});
