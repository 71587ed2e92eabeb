import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createPlayHouse } from '../../../../../../tests/harness/play-house.ts';
import { seededRandom } from '../../../../../../tests/harness/random.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { checkFigures, countAgain } from './check-figures.ts';
import type { ChangeRow } from './store/changes.ts';
import type { FiveRow } from './store/fives.ts';
import type { PlayerRow } from './store/play-sums.ts';
import { categoriesOf, changesOf, createPlayModel, fivesOf, playersOf } from './test-play-model.ts';
import { openPlayHouse, stakeIn } from './test-wagers.ts';

/** The last moment of five minutes, of an hour and of a day in Dhaka, and the first of the next. */
const EDGES = [
  '2026-04-14T12:04:59.999Z',
  '2026-04-14T12:05:00.000Z',
  '2026-04-14T12:59:59.999Z',
  '2026-04-14T13:00:00.000Z',
  '2026-04-14T17:59:59.999Z',
  '2026-04-14T18:00:00.000Z',
  '2026-04-16T06:00:00.000Z',
];
const SPAN = {
  from: new Date('2026-04-01T00:00:00.000Z'),
  to: new Date('2026-05-01T00:00:00.000Z'),
};
const BUCKETS = ['12:00', '12:05', '12:55', '13:00', '17:55', '18:00']
  .map((time) => `2026-04-14T${time}:00.000Z`)
  .concat('2026-04-16T06:00:00.000Z');

const clock = fakeClock(EDGES[0]);
const { house, database } = await openPlayHouse(clock);
const other = createPlayHouse({ url: database.url, clock });
afterAll(() => other.close());
const random = seededRandom('reader of play');
const draw = (below: number) => random.bytes(4).readUInt32BE() % below;
const model = createPlayModel(house, () => clock.now(), draw);
let members: PlayerSession[];

const { wagers } = house;
const read = <T>(work: (tx: Tx) => Promise<T>) => house.db.read(work);
const lanes = [...Array(house.wallet.laneCount).keys()];
const ids = () => members.map(({ memberId }) => memberId);
const count = () =>
  Promise.all([house.db.tx(wagers.countFigures), other.db.tx(other.wagers.countFigures)]);

/** Every row of all lanes, read a few at a time. */
async function pages<Row>(
  next: (tx: Tx, of: { lane: number; after: Row | undefined; limit: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const lane of lanes)
    for (let after: Row | undefined; ; ) {
      const page = await read((tx) => next(tx, { lane, after, limit: 3 }));
      rows.push(...page);
      if (page.length < 3) break;
      after = page.at(-1);
    }
  return rows;
}
const byMember = <Row extends { memberId: string; starts: Date }>(rows: readonly Row[]) =>
  rows.toSorted((one, two) =>
    one.memberId + one.starts.toISOString() < two.memberId + two.starts.toISOString() ? -1 : 1,
  );

beforeAll(async () => {
  members = await Promise.all(Array.from({ length: 6 }, () => house.member()));
  for (const edge of EDGES) {
    clock.set(edge);
    for (let n = 0; n < 45; n += 1) {
      await model.act(members);
      // Some batches have many settlements of a wager, and two servers count at the same time.
      if (n % 15 === 0) await count();
    }
  }
  while (!(await count()).every(Boolean));
}, 120_000);

describe('figures of finished play, counted by two servers, equal those of a plain list of bets', () => {
  it.each(['day', 'hour'] as const)('by member and %s, with their rebates', async (grain) => {
    const rows = await pages<PlayerRow>((tx, of) =>
      wagers.playersIn(tx, { ...SPAN, grain, ...of }),
    );
    expect(byMember(rows)).toEqual(byMember(playersOf(model.bets, grain)));
  });

  it('by category, start, member and altogether, over members of many lanes', async () => {
    const sums = (by: 'member' | 'starts' | 'category' | 'all') =>
      read((tx) => wagers.playOf(tx, { memberIds: ids(), grain: 'hour', ...SPAN, by }));
    expect(await sums('category')).toEqual(categoriesOf(model.bets));
    const staked = categoriesOf(model.bets).reduce((sum, row) => sum + row.staked, 0n);
    expect(await sums('all')).toMatchObject([{ key: '', staked }]);
    expect((await sums('member')).map(({ key }) => key)).toEqual(ids().toSorted());
    const starts = (await sums('starts')).map(({ key }) => key);
    expect(starts).toEqual([
      '2026-04-14T12:00:00.000Z',
      '2026-04-14T13:00:00.000Z',
      '2026-04-14T17:00:00.000Z',
      '2026-04-14T18:00:00.000Z',
      '2026-04-16T06:00:00.000Z',
    ]);
  });

  it('of those members alone who are asked for', async () => {
    const [first] = ids();
    const memberIds = first ? [first, first] : [];
    const of = { memberIds, grain: 'day', ...SPAN } as const;
    const own = playersOf(model.bets, 'day').filter(({ memberId }) => memberId === first);
    const staked = own.reduce((sum, row) => sum + row.staked, 0n);
    const [sum] = await read((tx) => wagers.playOf(tx, { ...of, by: 'all' }));
    expect(sum?.staked).toBe(staked);
    expect(await read((tx) => wagers.playOf(tx, { ...of, memberIds: [], by: 'all' }))).toEqual([]);
  });

  it('by five minutes, stake and prize, for the first settlement of each bet', async () => {
    const found = [];
    for (const text of BUCKETS) {
      const starts = new Date(text);
      const rows = await pages<FiveRow>((tx, of) => wagers.fivesIn(tx, { starts, ...of }));
      expect(await pages<FiveRow>((tx, of) => wagers.recountFives(tx, { starts, ...of }))).toEqual(
        rows,
      );
      found.push(...rows.map((row) => ({ starts: text, ...row })));
    }
    expect(found).toHaveLength(fivesOf(model.bets).length);
    expect(found).toEqual(expect.arrayContaining(fivesOf(model.bets)));
  });

  it('with every later change, before and after it', async () => {
    const rows = await pages<ChangeRow>((tx, of) => wagers.changesIn(tx, { ...SPAN, ...of }));
    const changes = changesOf(model.bets);
    expect(changes.length).toBeGreaterThan(50);
    expect(rows).toHaveLength(changes.length);
    expect(rows).toEqual(expect.arrayContaining(changes));
    expect(
      await pages<ChangeRow>((tx, of) => wagers.recountChanges(tx, { ...SPAN, ...of })),
    ).toEqual(rows);
  });

  it('with what happened later to the bets that a span settled first', async () => {
    const span = { from: new Date(EDGES[0] as string), to: new Date(EDGES[4] as string) };
    const until = new Date(EDGES[6] as string);
    const later = changesOf(model.bets).filter(
      ({ firstAt, at }) =>
        firstAt && firstAt >= span.from && firstAt < span.to && at >= span.to && at < until,
    );
    expect(later.length).toBeGreaterThan(5);
    const rows = await pages<ChangeRow>((tx, of) =>
      wagers.recountLater(tx, { ...span, until, ...of }),
    );
    expect(rows).toHaveLength(later.length);
    expect(rows).toEqual(expect.arrayContaining(later));
  });

  it('and what is counted again from wagers and settlements', async () => {
    for (const grain of ['day', 'hour'] as const) {
      const asked = (of: { memberIds: ReturnType<typeof ids> } | { lane: number }) =>
        read((tx) => wagers.recount(tx, { ...SPAN, grain, of }));
      const expected = byMember(playersOf(model.bets, grain));
      expect(byMember(await asked({ memberIds: ids() }))).toEqual(expected);
      const ofLanes = await Promise.all(lanes.map((lane) => asked({ lane })));
      expect(byMember(ofLanes.flat())).toEqual(expected);
    }
  });

  it('after the nightly check, and after everything is counted again', async () => {
    await house.db.tx((tx) => checkFigures({ clock }, tx));
    const read = () => pages<ChangeRow>((tx, of) => wagers.changesIn(tx, { ...SPAN, ...of }));
    const before = await read();
    expect(await countAgain({ db: house.db, clock }, new AbortController().signal)).toBe(0n);
    expect(await read()).toEqual(before);
  });
});

it('counts members with enough valid turnover in some days, each once', async () => {
  const valid = new Map<string, bigint>();
  for (const row of playersOf(model.bets, 'day'))
    valid.set(row.memberId, (valid.get(row.memberId) ?? 0n) + row.valid);
  const sums = [...valid.values()].toSorted((one, two) => (one < two ? -1 : 1));
  const least = sums[2] as bigint;
  const active = (of: { least: bigint; from?: Date }) =>
    read((tx) => wagers.activeOf(tx, { memberIds: ids(), ...SPAN, ...of }));
  expect(await active({ least })).toBe(sums.filter((sum) => sum >= least).length);
  expect(await active({ least: 0n, from: SPAN.to })).toBe(0);
});

it('lists the bets of many members, newest first, page after page', async () => {
  const expected = model.bets
    .toSorted(
      (one, two) =>
        two.placedAt.getTime() - one.placedAt.getTime() || (one.wagerId < two.wagerId ? 1 : -1),
    )
    .map(({ wagerId }) => wagerId);
  const found: string[] = [];
  for (let before: { placedAt: Date; wagerId: (typeof expected)[number] } | undefined; ; ) {
    const page = { memberIds: ids(), ...SPAN, before, limit: 30 };
    const rows = await read((tx) => wagers.betsOf(tx, page));
    found.push(...rows.map(({ wagerId }) => wagerId));
    before = rows.at(-1);
    if (rows.length < 30) break;
  }
  expect(found).toEqual(expected);
});

it('lists the bets of one category and of one span, in the shape of the betting record', async () => {
  const [from, to] = [new Date(EDGES[3] as string), new Date(EDGES[5] as string)];
  const page = { memberIds: ids(), from, to, category: 'ELOTT', limit: 100 };
  const rows = await read((tx) => wagers.betsOf(tx, page));
  const expected = model.bets.filter(
    ({ placedAt, category }) => category === 'ELOTT' && placedAt >= from && placedAt < to,
  );
  expect(rows.map(({ wagerId }) => wagerId).toSorted()).toEqual(
    expected.map(({ wagerId }) => wagerId).toSorted(),
  );
  const [first] = rows;
  if (!first) throw new Error('no bet found');
  const { memberId, wagerId } = first;
  expect(first).toEqual(await read((tx) => wagers.byId(tx, { memberId, wagerId })));
  expect(await read((tx) => wagers.betsOf(tx, { ...page, gameId: 'another' }))).toEqual([]);
});

it('refuses more members or rows than one call adds up or lists', async () => {
  const many = (length: number) => Array.from({ length }, () => house.ids.next<never>());
  const of = { ...SPAN, grain: 'day', by: 'all', limit: 1 } as const;
  await expect(
    read((tx) => wagers.playOf(tx, { ...of, memberIds: many(200_001) })),
  ).rejects.toThrow('at most 200000 members');
  await expect(read((tx) => wagers.betsOf(tx, { ...of, memberIds: many(10_001) }))).rejects.toThrow(
    'at most 10000 members',
  );
  const page = { lane: 0, starts: SPAN.from, limit: 10_001 };
  await expect(read(async (tx) => wagers.fivesIn(tx, page))).rejects.toThrow('at most 10000 rows');
});

it('play money is in no figure, list or sum', async () => {
  const [member] = members as [PlayerSession];
  const { memberId } = member;
  const { wallet, ids: make } = house;
  await house.db.tx(async (tx) => {
    await wallet.openAccounts(tx, { memberId, asset: 'FUN' });
    const [key, digest] = [make.next<never>(), Buffer.alloc(32)];
    const legs = [
      { amount: 900n, contra: 'clearing:cashier', kind: 'deposit', reference: key },
    ] as const;
    await wallet.transfer(tx, { memberId, asset: 'FUN', key, digest, legs, rides: [] });
  });
  clock.set('2026-04-20T06:00:00.000Z');
  await wagers.play({ ...stakeIn(house, member, { asset: 'FUN' }), payout: 0n });
  await count();
  const span = { from: clock.now(), to: SPAN.to };
  const of = { ...span, memberIds: [memberId], limit: 10, grain: 'hour', by: 'all' } as const;
  expect(await read((tx) => wagers.playOf(tx, of))).toEqual([]);
  expect(await read((tx) => wagers.betsOf(tx, of))).toEqual([]);
  expect(await read((tx) => wagers.recount(tx, { ...of, of: { memberIds: [memberId] } }))).toEqual(
    [],
  );
  const lane = wallet.laneOf(memberId);
  const bucket = { lane, starts: clock.now(), limit: 10 };
  expect(await read((tx) => wagers.fivesIn(tx, bucket))).toEqual([]);
});
