import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { dayOf, daysSpan } from '../apps/server/src/kernel/calendar.ts';
import { fromWire, type MemberId } from '../apps/server/src/kernel/ids.ts';
import { cashTerms } from '../tests/harness/campaign-terms.ts';
import { type HttpClient, httpClient } from '../tests/harness/client.ts';
import { type BenchHouse, openBenchHouse } from './house.ts';
import { analyze } from './ledger/database.ts';
import { drive, type Seen } from './ledger/drive.ts';
import { firstOperator } from './lists.ts';
import { openMember } from './spin-members.ts';

/** Products.md 6.1: a claim at 99 %, and a leaderboard of so many members; milliseconds. */
const PROMISED = { claim: 200, leaderboard: 50 } as const;
const ON_BOARD = 100_000;
const CLAIMANTS = 200;
/** Claims of the same campaign at once. */
const IN_FLIGHT = [1, 4, 16] as const;
const SECONDS = 10;
const reason = 'measured';
const COOKIE = 'nokshi_player';

/**
 * How long members wait for a promotion that they claim, while others claim the same; how long for two
 * hundred claims of the last hundred places at once; and for a leaderboard of a hundred thousand, by one in its
 * middle. All over HTTP, from this process, so the work of the members is in the times.
 */
export async function benchPromotions() {
  const opened = await openBenchHouse({ workers: 0 });
  try {
    const operator = await firstOperator(opened);
    const members = await claimants(opened);
    const open = await running(operator, termsOf({ name: 'Open' }));
    const next = inTurn(members);
    const claims: Seen[] = [];
    for (const inFlight of IN_FLIGHT) {
      const seen = await drive({ inFlight, seconds: SECONDS }, () =>
        next().client.call(playerRoutes.promotions.claim, { promotionId: open }),
      );
      say(`a claim, ${inFlight} in flight`, seen, { most: seen.p99, promised: PROMISED.claim });
      claims.push(seen);
    }
    const rush = await rushFor(members, operator);
    const [viewer] = members as [Claimant];
    const promotionId = await running(operator, boardTerms());
    const startsAt = await plantBoard(opened, { promotionId, viewer });
    const read = () => viewer.client.call(playerRoutes.boards.one, { promotionId, startsAt });
    const { own, rows } = await read();
    if (rows.length === 0 || own?.place !== ON_BOARD / 2)
      throw new Error(`${rows.length} places are shown, the own is ${own?.place}`);
    const board = await drive({ inFlight: 1, seconds: SECONDS }, read);
    const promised = PROMISED.leaderboard;
    say(`a leaderboard of ${ON_BOARD}`, board, { most: board.p50, promised });
    const proof = await opened.house.wallet.verify('full');
    console.log(`proof of ${proof.entries} entries: ${proof.differences} differences`);
    return { claims, rush, board, promised: PROMISED };
  } finally {
    await opened.close();
  }
}

function say(name: string, seen: Seen, { most, promised }: { most: number; promised: number }) {
  const verdict = most <= promised ? 'held' : 'NOT held';
  console.log(
    `${name}: ${seen.rate}/s, p50 ${seen.p50} ms, p99 ${seen.p99} ms, promised ${promised} ms: ${verdict}`,
  );
}

const termsOf = (given: Partial<CampaignTerms>): CampaignTerms =>
  cashTerms({
    reward: { kind: 'cash', sum: { of: 'fixed', amount: '0.01' }, multiple: 100 },
    // As much as one operator may put in force.
    limits: { budget: '25000', places: null, perMember: null, perDay: null },
    ...given,
  });

const boardTerms = (): CampaignTerms =>
  termsOf({
    name: 'Board',
    trigger: {
      kind: 'board',
      window: 'day',
      score: 'turnover',
      leastBets: 1,
      categories: [],
      prizes: [{ from: 1, to: 10, amount: '0.01' }],
    },
  });

async function running(operator: HttpClient, terms: CampaignTerms): Promise<string> {
  const { campaigns } = consoleRoutes;
  const saved = await operator.call(campaigns.save, { campaignId: null, newest: 0, terms, reason });
  await operator.call(campaigns.publish, { ...saved, reason });
  return saved.campaignId;
}

type Claimant = { readonly memberId: MemberId; readonly client: HttpClient };

/** Members with sessions of their own, whose passwords nobody knows. */
async function claimants({ house, origin }: BenchHouse): Promise<Claimant[]> {
  const members: Claimant[] = [];
  for (let n = 0; n < CLAIMANTS; n += 1) {
    const { secret, session } = await openMember(house, n);
    const headers = { cookie: `${COOKIE}=${secret}` };
    const base = httpClient(origin);
    const client: HttpClient = {
      ...base,
      call: (route, input, options) => base.call(route, input, { ...options, headers }),
    };
    members.push({ memberId: session.memberId, client });
  }
  return members;
}

/** One after the other: nobody claims twice at the same moment, which would wait for the own purse. */
function inTurn(members: readonly Claimant[]): () => Claimant {
  let turn = 0;
  return () => {
    turn = (turn + 1) % members.length;
    return members[turn] as Claimant;
  };
}

/** Each of them claims one of the last places at the same moment; milliseconds until all were answered. */
async function rushFor(members: readonly Claimant[], operator: HttpClient) {
  const places = CLAIMANTS / 2;
  const limits = { ...termsOf({}).limits, places, perMember: 1 };
  const promotionId = await running(operator, termsOf({ name: 'Rush', limits }));
  const began = performance.now();
  const ends = await Promise.all(
    members.map(({ client }) =>
      client.call(playerRoutes.promotions.claim, { promotionId }).then(
        () => true,
        () => false,
      ),
    ),
  );
  const ms = Math.round(performance.now() - began);
  const given = ends.filter(Boolean).length;
  if (given !== places) throw new Error(`${given} claims of ${places} places`);
  console.log(`${CLAIMANTS} claims of ${places} places at once: ${given} given, ${ms} ms for all`);
  return { ms, given };
}

type Planted = { readonly promotionId: string; readonly viewer: Claimant };

/**
 * A board of today with so many scores, the viewer's in the middle, in statements that only a bench makes.
 * Answers when it began.
 */
async function plantBoard(
  { house, ownerUrl }: BenchHouse,
  { promotionId, viewer }: Planted,
): Promise<string> {
  const today = dayOf(house.identity.clock.now());
  const span = daysSpan(today, today);
  if (!span) throw new Error('today is no day');
  const campaignId = fromWire('cmp', promotionId);
  const { pool } = house.db;
  await pool.query(
    `insert into promotions_board (campaign_id, starts_at, ends_at, version, state, next_lane)
     values ($1, $2, $3, 1, 'LIVE', null)`,
    [campaignId, span.start, span.end],
  );
  const middle = ON_BOARD / 2;
  const ids = Array.from({ length: ON_BOARD }, (_, nth) =>
    nth === middle - 1 ? viewer.memberId : house.wallet.newMemberId(),
  );
  await pool.query(
    `insert into promotions_score (campaign_id, starts_at, member_id, score, bets, reached_at, ranked)
     select $1, $2, id, $4 - nth, 10, now(), true from unnest($3::uuid[]) with ordinality m (id, nth)`,
    [campaignId, span.start, ids, 10 * ON_BOARD],
  );
  await analyze(ownerUrl);
  return span.start.toISOString();
}
