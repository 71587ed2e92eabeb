import {
  contributionsOf,
  type JackpotTerms,
  jackpotReturn,
  type ProgressiveGame,
} from '@nokshi/house-math';
import { commitmentOf } from '@nokshi/house-math/fairness/hmac-node.ts';
import { simulationRandom } from '@nokshi/house-math/fairness/simulation.ts';
import { verifyAwardNode } from '@nokshi/house-math/jackpot/verify-award-node.ts';
import { game as loomCrown } from '@nokshi/house-math/slot/games/loom-crown/game.ts';
import { game as riverChest } from '@nokshi/house-math/slot/games/river-chest/game.ts';
import { toDecimal } from '@nokshi/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { times } from '../../../../../../tests/harness/extent.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import { type MemberId, toWire, type Uuid } from '../../../kernel/ids.ts';
import { termsAct } from './change-terms.ts';
import { switchAct } from './switch-pots.ts';
import { checkMeters } from './check-meters.ts';
import { drawFullPots } from './draw-full-pots.ts';
import { potsOf } from './pots-of.ts';
import { proveDraw, tellEntrants } from './prove-draw.ts';
import { moveBetweenPots } from './refill-pots.ts';
import { HOUSE_COVER, meterOf } from './rules/jackpot-accounts.ts';
import { spin } from './spin.ts';
import { openJackpots } from './open-jackpots.ts';
import { operatorCaller } from './test-slots.ts';

let database: TestDatabase;
let house: PlayHouse;
const clock = fakeClock();
const closed = new Set<string>();
const GAMES: readonly ProgressiveGame[] = [loomCrown, riverChest];

beforeAll(async () => {
  database = await createTestDatabase();
  house = createPlayHouse({ url: database.url, clock, spinIntervalMs: 0, closed });
  await openJackpots(house.slots);
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

/** What pots must hold, by plain arithmetic, without the ledger. */
type Model = {
  pots: bigint[];
  reserve: bigint;
  terms: JackpotTerms;
  version: number;
  /** By level, what each member staked since it last fell. */
  tickets: Map<MemberId, bigint>[];
};
const models = new Map<ProgressiveGame, Model>(
  GAMES.map((game) => {
    const pots = game.terms.levels.map(({ seed }) => BigInt(seed));
    const tickets = pots.map(() => new Map<MemberId, bigint>());
    return [game, { pots, reserve: 0n, terms: game.terms, version: 1, tickets }];
  }),
);
const modelOf = (game: ProgressiveGame): Model => {
  const model = models.get(game);
  if (!model) throw new Error(`${game.code} has no model`);
  return model;
};
const random = simulationRandom(20_26);
const pick = <T>(of: readonly T[]): T => of[random.below(of.length)] as T;
const minor = (text: string) => BigInt(text.replace('.', ''));
const caller = () => operatorCaller(house);
let keys = 0;
/** What the house gave since the first seeds. */
let houseGave = 0n;

async function stake(game: ProgressiveGame, session: PlayerSession): Promise<void> {
  const model = modelOf(game);
  const amount = random.below(3) > 0 ? (game.stakes.at(-1) ?? 0n) : pick(game.stakes);
  const launch = house.launch(session, game.code);
  const round = await spin(house.slots, { launch, key: `model-${++keys}`, stake: amount });
  const { levels, reserve } = contributionsOf(model.terms, amount);
  if (round.jackpot) {
    const at = game.levels.findIndex(({ id }) => id === round.jackpot?.level);
    // The reserve has the stake's own part before the pot is refilled, but it does not count.
    expect(minor(round.jackpot.amount)).toBe(fall(game, at));
  }
  for (const tickets of model.tickets)
    tickets.set(session.memberId, (tickets.get(session.memberId) ?? 0n) + amount);
  model.pots = model.pots.map((pot, at) => pot + (levels[at] ?? 0n));
  model.reserve += reserve;
}

/** Pays a pot up to its ceiling and starts it and its tickets again. */
function fall(game: ProgressiveGame, at: number): bigint {
  const model = modelOf(game);
  const held = model.pots[at] ?? 0n;
  const ceiling = BigInt(game.levels[at]?.ceiling ?? 0);
  const paid = held < ceiling ? held : ceiling;
  const seed = BigInt(model.terms.levels[at]?.seed ?? 0);
  const fromReserve = model.reserve < seed ? model.reserve : seed;
  houseGave += seed - fromReserve;
  model.pots[at] = held - paid + seed;
  model.reserve -= fromReserve;
  model.tickets[at] = new Map();
  return paid;
}

/** Puts house money into a pot until it is about full, or slightly over. */
async function fill(game: ProgressiveGame): Promise<void> {
  const model = modelOf(game);
  const at = random.below(game.levels.length);
  const level = game.levels[at];
  if (!level) throw new Error(`${game.code} has no pots`);
  const amount = BigInt(level.ceiling) + BigInt(random.below(200)) - (model.pots[at] ?? 0n) - 100n;
  const move = { from: HOUSE_COVER, to: meterOf(game.code, level.id), amount } as const;
  const reference = house.ids.next<Uuid>();
  const of = { gameCode: game.code, asset: 'BDT', lane: 3, reference, moves: [move] } as const;
  await house.db.tx((tx) => moveBetweenPots(house.slots, tx, of));
  if (amount <= 0n) return;
  model.pots[at] = (model.pots[at] ?? 0n) + amount;
  houseGave += amount;
}

/** Draws every full pot, once, among those who staked for it; anyone can check the draw. */
async function draw(): Promise<void> {
  const due = GAMES.flatMap((game) =>
    game.levels.flatMap(({ id: level, ceiling }, at) => {
      const { pots, tickets } = modelOf(game);
      const full = (pots[at] ?? 0n) >= BigInt(ceiling) && (tickets[at]?.size ?? 0) > 0;
      return full ? [{ game, level, at }] : [];
    }),
  );
  const known = await awardsDrawn();
  await Promise.all([drawFullPots(house.slots), drawFullPots(house.slots)]);
  const found = (await awardsDrawn()).filter((one) => !known.some(({ id }) => id === one.id));
  expect(found.length).toBe(due.length);
  for (const { game, level, at } of due) {
    const award = found.find((one) => one.gameCode === game.code && one.level === level);
    const awardId = `paw_${award?.id.replaceAll('-', '')}`;
    const proof = await house.db.read(async (tx) => ({
      ...(await proveDraw(house.slots, tx, { awardId })),
      entrants: (await tellEntrants(tx, { awardId, pageSize: 1_000 })).rows,
    }));
    const named = [...(modelOf(game).tickets[at] ?? [])].map(([memberId, stake]) => ({
      entrant: commitmentOf(`${proof.commitment} ${toWire('mbr', memberId)}`).slice(0, 32),
      tickets: String(stake),
    }));
    expect(proof.entrants).toEqual(named.toSorted((a, b) => (a.entrant < b.entrant ? -1 : 1)));
    expect(await verifyAwardNode(proof)).toMatchObject({ ok: true });
    expect(minor(proof.amount)).toBe(fall(game, at));
  }
}

const awardsDrawn = async () =>
  (
    await database.pool.query<{ id: string; gameCode: string; level: string }>(
      'select id, game_code as "gameCode", level from slots_award where round_id is null',
    )
  ).rows;

/** Terms that return at least what the sheet says, and others that do not. */
async function newTerms(game: ProgressiveGame): Promise<void> {
  const model = modelOf(game);
  const levels = game.terms.levels.map(({ seed, share }) => ({
    seed: seed + random.below(3) * 100,
    share: share + 5 * random.below(2) - 5 * random.below(2),
  }));
  const terms = { levels, reserveShare: 5 * (1 + random.below(5)) };
  const told = levels.map(({ seed, share }) => ({
    seed: toDecimal(BigInt(seed)),
    share: Math.max(share, 0),
  }));
  const { version } = model;
  const asked = {
    gameCode: game.code,
    version,
    levels: told,
    reserveShare: terms.reserveShare,
    reason: 'model',
  };
  const changed = await house.db
    .tx((tx) => termsAct(house.slots).run(tx, asked, caller()))
    .then(
      () => true,
      (err: { code?: string }) => {
        expect(['slots.jackpot-return', 'slots.jackpot-same']).toContain(err.code);
        return false;
      },
    );
  if (!changed) return;
  model.terms = {
    ...terms,
    levels: told.map(({ share }, at) => ({ share, seed: levels[at]?.seed ?? 0 })),
  };
  model.version += 1;
  expect(jackpotReturn(game, model.terms).rtp).toBeGreaterThanOrEqual(
    jackpotReturn(game, game.terms).rtp - 1e-9,
  );
  await house.slots.pots.refresh();
}

async function agree(): Promise<void> {
  await house.slots.pots.refresh();
  const shown = house.slots.pots.shown().pots;
  for (const game of GAMES) {
    const model = modelOf(game);
    const held = await house.db.read((tx) => potsOf(house.slots, tx, { game, asset: 'BDT' }));
    expect(held).toEqual({ levels: model.pots, reserve: model.reserve });
    expect([...held.levels, held.reserve].every((amount) => amount >= 0n)).toBe(true);
    const paid = model.pots.map((pot, at) => {
      const ceiling = BigInt(game.levels[at]?.ceiling ?? 0);
      return toDecimal(pot < ceiling ? pot : ceiling);
    });
    expect(shown.find(({ gameId }) => gameId === game.code)?.BDT).toEqual(paid);
  }
}

const ACTS = times(160);

it('pots match plain arithmetic through stakes, wins and changes of terms', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => house.member(500_000_000n)));
  for (let act = 0; act < ACTS; act++) {
    clock.advance(10);
    const game = pick(GAMES);
    const kind = random.below(24);
    if (kind < 2) await newTerms(game);
    else if (kind < 4) await fill(game);
    else if (kind < 7) await draw();
    else await stake(game, pick(members));
    if (act % 20 === 0) await agree();
  }
  await agree();
  const { rows } = await database.pool.query<{ won: number }>(
    'select count(*)::int as won from slots_award',
  );
  expect(rows[0]?.won).toBeGreaterThan(5);
  const { rows: drawn } = await database.pool.query<{ drawn: number }>(
    'select count(*)::int as drawn from slots_pot_draw',
  );
  expect(drawn[0]?.drawn).toBeGreaterThan(2);
  expect(modelOf(loomCrown).version + modelOf(riverChest).version).toBeGreaterThan(3);
}, 600_000);

it('pots: the house gave what reserves lacked, and all money sums to zero', async () => {
  const { rows } = await database.pool.query<{ gave: string }>(
    `select (-sum(balance))::text as gave from wallet_account
      where name = 'house:jackpot:cover' and asset = 'BDT'`,
  );
  const { rows: games } = await database.pool.query<{ terms: JackpotTerms }>(
    'select terms from slots_jackpot_terms where version = 1',
  );
  const seeds = games.flatMap(({ terms }) => terms.levels.map(({ seed }) => BigInt(seed)));
  expect(BigInt(rows[0]?.gave ?? 0)).toBe(seeds.reduce((sum, seed) => sum + seed, houseGave));
  const { rows: all } = await database.pool.query<{ sum: string }>(
    'select sum(balance)::text as sum from wallet_account',
  );
  expect(all[0]?.sum).toBe('0');
  expect(await house.db.read((tx) => checkMeters(house.slots, tx))).toMatchObject({
    differences: [],
  });
});

it('pots: an ended game’s go to another game as a whole, an open game’s cannot', async () => {
  const asked = { gameCode: loomCrown.code, into: riverChest.code, reason: 'model' };
  const end = () => house.db.tx((tx) => switchAct(house.slots).run(tx, asked, caller()));
  await expect(end()).rejects.toMatchObject({ code: 'slots.game-open' });
  closed.add(loomCrown.code);
  await end();
  const [from, to] = [modelOf(loomCrown), modelOf(riverChest)];
  to.pots = to.pots.map((pot, at) => pot + (from.pots[at] ?? 0n));
  to.reserve += from.reserve;
  for (const [at, tickets] of from.tickets.entries())
    for (const [memberId, stake] of tickets) {
      const heirs = to.tickets[at] ?? new Map<MemberId, bigint>();
      heirs.set(memberId, (heirs.get(memberId) ?? 0n) + stake);
    }
  from.tickets = from.pots.map(() => new Map());
  from.pots = from.pots.map(() => 0n);
  from.reserve = 0n;
  await agree();
  // A pot that becomes full by it is drawn among the members of both games.
  await draw();
  await agree();
  const session = await house.member();
  const launch = house.launch(session, loomCrown.code);
  await expect(spin(house.slots, { launch, key: 'ended', stake: 200n })).rejects.toMatchObject({
    code: 'slots.jackpot-ended',
  });
});

it('pots: reopened ones begin with their seeds', async () => {
  const asked = { gameCode: loomCrown.code, into: null, reason: 'model' };
  await house.db.tx((tx) => switchAct(house.slots).run(tx, asked, caller()));
  const model = modelOf(loomCrown);
  model.pots = model.terms.levels.map(({ seed }) => BigInt(seed));
  await agree();
  expect(await house.db.read((tx) => checkMeters(house.slots, tx))).toMatchObject({
    differences: [],
  });
});
