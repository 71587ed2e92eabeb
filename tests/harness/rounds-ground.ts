import { createHash } from 'node:crypto';
import { fakeClock } from './clock.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createPlayHouse, type PlayHouse } from './play-house.ts';
import type { RoundId } from '../../apps/server/src/kernel/ids.ts';
import { silentLog } from '../../apps/server/src/kernel/log.ts';
import {
  createRounds,
  type NewRound,
  type Play,
  type RoundRow,
  type Rounds,
} from '../../apps/server/src/modules/games/rounds/index.ts';

const START = '2026-03-01T06:00:00.000Z';
export const SECOND = 1_000;
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type Server = {
  readonly rounds: Rounds;
  readonly did: string[];
  readonly told: string[];
  failing: boolean;
  /** The issue whose outcome cannot be made. */
  stuck: string | null;
  /** How long results are shown. */
  showMs: number;
};

/** How a game plays its rounds, beside what every one does. */
type Playing = { readonly closesLateMs?: number; readonly drawsAfterMs?: number };

const notingPlay = (own: Server, { closesLateMs, drawsAfterMs }: Playing): Play => {
  const note = (what: string) => async (round: RoundRow) => {
    if (own.failing) throw new Error('the game is away');
    own.did.push(`${what} ${round.issue}`);
  };
  return {
    outcome: ({ issue }, seeds) => {
      if (issue === own.stuck) throw new Error('the game knows no outcome');
      return { numbers: [seeds.nonce] };
    },
    settle: note('settled'),
    refund: note('refunded'),
    opened: note('opened'),
    passedOver: async (passed) => void own.did.push(`passed over ${passed.length}`),
    shown: async () => ({}),
    showMs: () => own.showMs,
    ...(closesLateMs !== undefined && { closesLateMs: () => closesLateMs }),
    ...(drawsAfterMs !== undefined && {
      drawsWhen: ({ closesAt }: RoundRow) => new Date(closesAt.getTime() + drawsAfterMs),
    }),
    over: async (_, { issue, state }) => void own.did.push(`over ${issue} ${state}`),
  };
};

type Minutes = Pick<NewRound, 'series' | 'source'> & {
  readonly many: number;
  readonly nextId: () => RoundId;
};

const minutesFrom = (from: number, { series, many, source, nextId }: Minutes): NewRound[] =>
  Array.from({ length: many }, (_, at) => ({
    id: nextId(),
    series,
    number: BigInt(at + 1),
    issue: `20260301-000${at + 1}`,
    source,
    opensAt: new Date(from + at * 60 * SECOND),
    closesAt: new Date(from + at * 60 * SECOND + 50 * SECOND),
    drawsAt: new Date(from + (at + 1) * 60 * SECOND),
  }));

/** Two servers of rounds on one database, with a clock that a test moves. */
export function roundsGround() {
  const clock = fakeClock(START);
  const houses: PlayHouse[] = [];
  let opened: TestDatabase | undefined;
  const database = (): TestDatabase => {
    if (!opened) throw new Error('the ground is not open');
    return opened;
  };

  /** A server whose game notes what it is asked to do. */
  function server(nth: 0 | 1 = 0, playing: Playing = {}): Server {
    const { db, ids, fairness } = houses[nth] as PlayHouse;
    const told: string[] = [];
    const topics = {
      serve: () => undefined,
      tell: (topic: string, { version }: { version: number }) =>
        void told.push(`${topic} ${version}`),
    };
    const rounds = createRounds({ db, clock, ids, log: silentLog, topics, fairness });
    const own: Server = { rounds, did: [], told, failing: false, stuck: null, showMs: 0 };
    rounds.play('test', notingPlay(own, playing));
    return own;
  }

  let count = 0;
  /** A series of rounds of a minute, the first one open at the clock's time. */
  async function series({ rounds }: Server, many = 3, source: NewRound['source'] = 'house') {
    const name = `test-${(count += 1)}`;
    const from = clock.now().getTime();
    const nextId = () => (houses[0] as PlayHouse).ids.next<RoundId>();
    const made = minutesFrom(from, { series: name, many, source, nextId });
    const { db } = houses[0] as PlayHouse;
    await db.tx((tx) => rounds.make(tx, { kind: 'test', rounds: made }));
    const find = async (nth: number) =>
      (await db.read((tx) =>
        rounds.find(tx, { series: name, issue: `20260301-000${nth}` }),
      )) as RoundRow;
    const state = async (nth: number) => (await find(nth)).state;
    return { name, find, state, from };
  }

  /** Issues of a series whose result was shown, and the one that takes bets or is shown. */
  const shown = async ({ rounds }: Server, name: string): Promise<string[]> =>
    (
      await (houses[0] as PlayHouse).db.read((tx) => rounds.shown(tx, { series: name, most: 9 }))
    ).map(({ issue }) => issue);
  const current = async ({ rounds }: Server, name: string): Promise<string | undefined> =>
    (await (houses[0] as PlayHouse).db.read((tx) => rounds.currentOfAll(tx, [name])))[0]?.issue;

  /** As a game's rider does it: some bets of a round enter a lane. */
  const enter = (name: string, number: bigint, { lane = 0, leaves = [sha256('x')] } = {}) =>
    database().pool.query<{ place: number }>(
      `select rounds_enter($1, $2, $3, $4, $5, $6, $7) as place`,
      [
        lane,
        clock.now(),
        name,
        String(number),
        new Date(0),
        new Date('2030-01-01'),
        leaves.map((leaf) => Buffer.from(leaf, 'hex')),
      ],
    );

  return {
    clock,
    houses,
    server,
    series,
    shown,
    current,
    enter,
    async open() {
      opened = await createTestDatabase();
      const { url } = opened;
      houses.push(...[0, 1].map(() => createPlayHouse({ url, clock })));
    },
    async close() {
      for (const house of houses) await house.close();
      await opened?.drop();
    },
  };
}
