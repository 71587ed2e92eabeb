import { dayOf } from '../apps/server/src/kernel/calendar.ts';
import type { MemberId } from '../apps/server/src/kernel/ids.ts';
import { closeTeamDays } from '../apps/server/src/modules/money/agents/team/close-days.ts';
import { teamMembers } from '../apps/server/src/modules/money/agents/team/team-members.ts';
import { teamOverview } from '../apps/server/src/modules/money/agents/team/team-overview.ts';
import { teamProfit } from '../apps/server/src/modules/money/agents/team/team-profit.ts';
import { toDecimal } from '../packages/money/src/index.ts';
import { openBenchHouse, type BenchHouse } from './house.ts';
import { analyze, asOwner } from './ledger/database.ts';
import { median } from './median.ts';
import { makePlayers } from './players.ts';

const MEMBERS = 10_000;
/** One of them in five plays on a day. */
const PLAY_EVERY = 5;
const DAYS = 92;
const OVERVIEW_DAYS = 30;
const PROMISED_MS = 300;
const TIMES = 20;
const DAY_MS = 86_400_000;

/** The upline of each in the order in which they registered; -1: the agent at the top. */
function uplinesOf(count: number): readonly number[] {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  return Array.from({ length: count }, (_, nth) => (nth < 20 ? -1 : next(nth)));
}

/**
 * The overview of an agent with 10,000 members below, of thirty days, while one in five plays each
 * day; and the same sums from a plain recursive model of the same tree.
 */
export async function benchTeam() {
  const opened = await openBenchHouse();
  const { house } = opened;
  const room = house.agents;
  try {
    const members = await makePlayers(opened, MEMBERS + 1);
    const [top, ...below] = members as [MemberId, ...MemberId[]];
    const uplines = uplinesOf(below.length);
    await plant(opened, { top, below, uplines });
    const today = dayOf(house.identity.clock.now());
    const from = dayOf(new Date(Date.now() - (OVERVIEW_DAYS - 1) * DAY_MS));
    const asked = { memberId: top, from, to: today };
    const read = () => house.db.read((tx) => teamOverview(room, tx, asked));
    const open = await timed(1, read);
    const began = performance.now();
    while (!(await isClosed(opened))) await closeTeamDays(room);
    const closing = performance.now() - began;
    await analyze(opened.ownerUrl);
    const overview = await timed(TIMES, read);
    const page = { ...asked, scope: 'direct', pageSize: 25 } as const;
    const list = await timed(TIMES, () =>
      house.db.read((tx) => teamMembers(room, tx, { ...page, list: 'all' })),
    );
    const profit = await timed(TIMES, () =>
      house.db.read((tx) => teamProfit(room, tx, { ...page, of: 'team' })),
    );
    const differences = await compare(house, { below, uplines, asked });
    const ms = Math.round(overview);
    console.log(
      `overview of ${MEMBERS} members, ${OVERVIEW_DAYS} days: ${ms} ms (promised ${PROMISED_MS}), ` +
        `without closed days ${Math.round(open)} ms`,
    );
    console.log(`members ${Math.round(list)} ms, profit by team ${Math.round(profit)} ms`);
    console.log(
      `closing ${DAYS} days: ${(closing / 1_000).toFixed(1)} s; ${differences} differences`,
    );
    return { ms, open, list, profit, closing, differences, kept: ms <= PROMISED_MS };
  } finally {
    await opened.close();
  }
}

/** Whether yesterday is stored; the house's own job may have had a part in it. */
async function isClosed({ house }: BenchHouse): Promise<boolean> {
  const { rows } = await house.db.pool.query<{ through: string | null }>(
    'select through::text as through from agents_team_closed',
  );
  return rows[0]?.through === dayOf(new Date(house.identity.clock.now().getTime() - DAY_MS));
}

async function timed(times: number, read: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const began = performance.now();
    await read();
    took.push(performance.now() - began);
  }
  return median(took);
}

type Tree = {
  readonly top: MemberId;
  readonly below: readonly MemberId[];
  readonly uplines: readonly number[];
};

const stakeOf = (nth: number, day: number): bigint => BigInt(10_000 + ((nth * 31 + day) % 977));
const playsOn = (nth: number, day: number): boolean => (nth + day) % PLAY_EVERY === 0;

/** Members, their line and the figures of their play, in statements that only a bench makes. */
async function plant({ house, ownerUrl }: BenchHouse, { top, below, uplines }: Tree) {
  const ids = [top, ...below];
  const direct = [null, ...uplines.map((upline) => (upline < 0 ? top : below[upline]))];
  const { pool } = house.db;
  await pool.query(
    `insert into identity_member (member_id, brand_id, username, nickname, password_hash,
       password_changed_at, language, terms_version, terms_agreed_at, age_agreed, registered_at,
       registered_ip, upline_id, type)
     select id, 'nokshi', 'team' || lpad(nth::text, 6, '0'), 'team', 'none', now(), 'EN', 'bench',
       now(), 18, now() - interval '200 days', '127.0.0.1', upline, case when nth % 10 = 1 then 1 else 0 end
     from unnest($1::uuid[], $2::uuid[]) with ordinality m (id, upline, nth)`,
    [ids, direct],
  );
  await pool.query(
    `insert into identity_line (upline_id, member_id, depth, since)
     with recursive above (member_id, upline_id, depth) as (
       select member_id, upline_id, 1 from identity_member where upline_id is not null
       union all
       select a.member_id, m.upline_id, a.depth + 1
       from above a join identity_member m on m.member_id = a.upline_id
       where m.upline_id is not null)
     select upline_id, member_id, depth, (now() - interval '200 days')::date from above`,
  );
  const today = house.identity.clock.now().getTime();
  for (let day = 0; day <= DAYS; day += 1) {
    const playing = below.flatMap((id, nth) => (playsOn(nth, day) ? [{ id, nth }] : []));
    await pool.query(
      `insert into wagers_settled (lane, member_id, asset, grain, starts, category, wagers, staked,
         paid, valid)
       select lane, id, 'BDT', 'day', date_trunc('day', $4::timestamptz, 'Asia/Dhaka'), 'RNG', 1,
         stake, stake / 2, stake
       from unnest($1::int[], $2::uuid[], $3::bigint[]) p (lane, id, stake)`,
      [
        playing.map(({ id }) => house.wallet.laneOf(id)),
        playing.map(({ id }) => id),
        playing.map(({ nth }) => String(stakeOf(nth, day))),
        new Date(today - day * DAY_MS),
      ],
    );
  }
  // The house may have closed these days while they had no figures.
  await asOwner(
    ownerUrl,
    `update agents_team_closed set through = null, done = null;
     truncate agents_team_day, agents_team_play`,
  );
  await analyze(ownerUrl);
}

type Compared = Omit<Tree, 'top'> & {
  readonly asked: { readonly memberId: MemberId; readonly from: string; readonly to: string };
};

/** The sums of every agent directly below the top, against a walk down the tree. */
async function compare(
  house: BenchHouse['house'],
  { below, uplines, asked }: Compared,
): Promise<number> {
  const children = new Map<number, number[]>();
  uplines.forEach((upline, nth) => {
    children.set(upline, [...(children.get(upline) ?? []), nth]);
  });
  const own = (nth: number): bigint => {
    let sum = 0n;
    for (let day = 0; day < OVERVIEW_DAYS; day += 1)
      if (playsOn(nth, day)) sum += stakeOf(nth, day);
    return sum;
  };
  const teamOf = (nth: number): bigint =>
    (children.get(nth) ?? []).reduce((sum, one) => sum + own(one) + teamOf(one), 0n);
  let differences = 0;
  for (const nth of [-1, ...(children.get(-1) ?? [])]) {
    const memberId = nth < 0 ? asked.memberId : below[nth];
    if (!memberId) continue;
    const { staked } = await house.db.read((tx) =>
      teamOverview(house.agents, tx, { ...asked, memberId }),
    );
    if (staked !== toDecimal(teamOf(nth))) differences += 1;
  }
  return differences;
}
