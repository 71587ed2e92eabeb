import type { PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { MemberId, Uuid, WagerId } from '../../../kernel/ids.ts';
import type { Stake } from './play.ts';
import { stakeIn } from './test-wagers.ts';

/** One settlement of a bet, with what it pays from then on; a void pays nothing. */
type Settled = {
  readonly at: Date;
  readonly voided: boolean;
  readonly paid: bigint;
  readonly rebate: bigint;
  readonly valid: bigint;
};
type Bet = {
  readonly wagerId: WagerId;
  readonly memberId: MemberId;
  readonly category: string;
  readonly stake: bigint;
  readonly placedAt: Date;
  readonly atOnce: boolean;
  readonly settled: Settled[];
};

const HOUR_MS = 3_600_000;
const OFFSET_MS = 6 * HOUR_MS;
const startOf = (at: Date, lengthMs: number, offsetMs = 0) =>
  new Date(Math.floor((at.getTime() + offsetMs) / lengthMs) * lengthMs - offsetMs);
const STARTS = {
  day: (at: Date) => startOf(at, 24 * HOUR_MS, OFFSET_MS),
  hour: (at: Date) => startOf(at, HOUR_MS),
  five: (at: Date) => startOf(at, 300_000),
};

/** What a bet counts after so many of its settlements. */
const countsAfter = ({ stake, settled }: Bet, number: number) => {
  const last = settled[number - 1];
  if (!last || last.voided) return { wagers: 0n, staked: 0n, paid: 0n, rebate: 0n, valid: 0n };
  const { paid, rebate, valid } = last;
  return { wagers: 1n, staked: stake, paid, rebate, valid };
};
type Counts = ReturnType<typeof countsAfter>;
const NAMES = ['wagers', 'staked', 'paid', 'rebate', 'valid'] as const;
const add = (one: Counts, other: Counts, sign: 1n | -1n): Counts => {
  const sum = { ...one };
  for (const name of NAMES) sum[name] += sign * other[name];
  return sum;
};
const NOTHING: Counts = { wagers: 0n, staked: 0n, paid: 0n, rebate: 0n, valid: 0n };

/**
 * Plays at random, and keeps each bet with its settlements in a plain list. What figures have to be is
 * added up from that list.
 */
export function createPlayModel(
  house: PlayHouse,
  now: () => Date,
  draw: (below: number) => number,
) {
  const bets: Bet[] = [];
  const stakes = new Map<WagerId, Stake>();

  async function place(member: PlayerSession): Promise<void> {
    const category = ['RNG', 'ELOTT'][draw(2)] ?? 'RNG';
    const game = { category, gameId: category.toLowerCase() };
    const stake = stakeIn(house, member, { ...game, stake: BigInt(100 * (1 + draw(2))) });
    const { wagerId, memberId } = stake;
    const atOnce = draw(2) === 0;
    const bet = { wagerId, memberId, category, stake: stake.stake, placedAt: now(), atOnce };
    const paid = BigInt(draw(2) * 150);
    if (atOnce) await house.wagers.play({ ...stake, payout: paid });
    else await house.wagers.open(stake);
    const first = { at: now(), voided: false, paid, rebate: 0n, valid: stake.stake };
    bets.push({ ...bet, settled: atOnce ? [first] : [] });
    stakes.set(wagerId, stake);
  }

  async function settle(bet: Bet): Promise<void> {
    const settlement = { ...(stakes.get(bet.wagerId) as Stake), key: house.ids.next<Uuid>() };
    const voided = draw(4) === 0;
    if (voided) await house.wagers.void(settlement);
    const rebate = BigInt(draw(2) * 7);
    const paid = BigInt(draw(2) * 180) + rebate;
    const valid = BigInt(draw(3)) * (bet.stake / 2n);
    if (!voided) await house.wagers.settle({ ...settlement, payout: paid, rebate, valid });
    bet.settled.push(
      voided
        ? { at: now(), voided, paid: 0n, rebate: 0n, valid: 0n }
        : { at: now(), voided, paid, rebate, valid },
    );
  }

  return {
    bets: bets as readonly Bet[],
    /** Places a bet, or settles one that is not void, for the first time or again. */
    async act(members: readonly PlayerSession[]): Promise<void> {
      const open = bets.filter(({ settled }) => !settled.at(-1)?.voided);
      const bet = open[draw(open.length || 1)];
      if (!bet || draw(2) === 0) await place(members[draw(members.length)] as PlayerSession);
      else await settle(bet);
    },
  };
}

/** Each settlement with what it changed. */
const stepsOf = (bets: readonly Bet[]) =>
  bets.flatMap((bet) =>
    bet.settled.map((settled, nth) => {
      const [before, after] = [countsAfter(bet, nth), countsAfter(bet, nth + 1)];
      return { bet, settled, nth, before, after, added: add(after, before, -1n) };
    }),
  );

/** By member and start, as `playersIn` has them. */
export const playersOf = (bets: readonly Bet[], grain: 'day' | 'hour') =>
  summed(
    stepsOf(bets).map(({ bet, settled, added }) => ({
      name: { memberId: bet.memberId, starts: STARTS[grain](settled.at) },
      added,
    })),
  );

/** Over everything, by category. */
export const categoriesOf = (bets: readonly Bet[]) =>
  summed(stepsOf(bets).map(({ bet, added }) => ({ name: { key: bet.category }, added })));

/** Of all buckets, by member, stake and whether it won. */
export function fivesOf(bets: readonly Bet[]) {
  const rows = new Map<string, ReturnType<typeof fiveOf>>();
  for (const { bet, settled, nth, after } of stepsOf(bets)) {
    if (nth > 0 || settled.voided) continue;
    const row = fiveOf(bet, settled, after);
    const key = Object.values(row.name).join(' ');
    const known = rows.get(key);
    rows.set(key, known ? { ...row, bets: known.bets + 1n, valid: known.valid + row.valid } : row);
  }
  return [...rows.values()].map(({ name, ...sums }) => ({ ...name, ...sums }));
}

/** Every settlement of a bet that was finished before. */
export const changesOf = (bets: readonly Bet[]) =>
  stepsOf(bets)
    .filter(({ nth }) => nth > 0)
    .map(({ bet, settled, nth, before, after }) => ({
      wagerId: bet.wagerId,
      number: bet.atOnce ? nth : nth + 1,
      memberId: bet.memberId,
      category: bet.category,
      at: settled.at,
      firstAt: bet.settled[0]?.at,
      voided: settled.voided,
      before: countingOf(before),
      after: countingOf(after),
    }));

const countingOf = ({ staked: stake, valid, paid, rebate }: Counts) => ({
  stake,
  valid,
  paid,
  rebate,
});

const fiveOf = (bet: Bet, { at, paid, rebate }: Settled, { valid }: Counts) => ({
  name: {
    starts: STARTS.five(at).toISOString(),
    memberId: bet.memberId,
    stake: bet.stake,
    won: paid > rebate,
  },
  bets: 1n,
  valid,
});

function summed<Name extends object>(rows: readonly { name: Name; added: Counts }[]) {
  const sums = new Map<string, Name & Counts>();
  for (const { name, added } of rows) {
    const key = JSON.stringify(name);
    sums.set(key, { ...name, ...add(sums.get(key) ?? NOTHING, added, 1n) });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
