import { type Marker, MARKERS } from '@nokshi/contract/console/harm.ts';

/**
 * Markers of harm: what the stored figures of four weeks show about a member's play. Each marker
 * counts one thing; the profile of protection says from which figure on it is weak, clear or
 * strong. A marker decides nothing: an operator does. What the house does not store is not
 * estimated: withdrawals cannot be cancelled here, a deposit refused by a limit leaves no row, and
 * how fast a reality check was passed is not stored. Source: domain.md 12 (chasing, night play,
 * rising deposits), RTS 12.
 */
export const WEEKS_LOOKED_AT = 4;
/** How close a deposit is to the loss before it and the stakes after it. */
export const CHASE_MINUTES = 60;
/** The night in Asia/Dhaka: from 0 up to this hour, excluded. */
export const NIGHT_ENDS = 6;
/** Smaller weekly deposits are never a rise; minor units. */
const LEAST_RISE = 100_000n;
/** Stakes rose when they are at least this many times those of the hour before. */
const STAKES_ROSE = 2n;

export type Hour = {
  /** `yyyy-MM-dd` and the hour, in Asia/Dhaka. */
  readonly day: string;
  readonly hour: number;
  readonly rounds: number;
  readonly staked: bigint;
  readonly net: bigint;
};

export type Deposit = {
  readonly at: Date;
  readonly day: string;
  readonly credited: bigint | null;
  readonly failed: boolean;
  readonly held: boolean;
  /** Stakes in the hour around it, where it was credited. */
  readonly netBefore: bigint;
  readonly stakedAfter: bigint;
};

/** Everything known of a member's last four weeks, hours oldest first. */
export type Facts = {
  readonly now: Date;
  readonly hours: readonly Hour[];
  readonly deposits: readonly Deposit[];
  /** Most draws of lotteries with a bet, one after another without a pause: time alone says little of them. */
  readonly issuesInARow: number;
  /** How often a higher limit was requested, confirmed or not. */
  readonly raises: number;
};

export type Found = { readonly marker: Marker; readonly level: number; readonly figure: number };
type Steps = readonly [number, number, number];
export type Harm = {
  readonly level: number;
  readonly score: number;
  readonly markers: readonly Found[];
};

const COUNT: Readonly<Record<Marker, (facts: Facts) => number>> = {
  chasing: ({ deposits }) => deposits.filter(isChase).length,
  'rising-stakes': ({ hours }) => hours.filter((hour, at) => rose(hours[at - 1], hour)).length,
  'night-play': ({ hours }) => hours.filter(({ hour }) => hour < NIGHT_ENDS).length,
  'rising-deposits': percentOfBefore,
  'many-deposits': mostInADay,
  'long-play': longestRun,
  'many-issues': ({ issuesInARow }) => issuesInARow,
  'limit-raises': ({ raises }) => raises,
  'failed-deposits': ({ deposits }) => deposits.filter(({ failed }) => failed).length,
  'held-deposits': ({ deposits }) => deposits.filter(({ held }) => held).length,
};

/** Deposits within an hour after a loss that were staked within an hour. */
const isChase = ({ credited, netBefore, stakedAfter }: Deposit) =>
  credited !== null && netBefore < 0n && stakedAfter > 0n;

/** Hours with a mean stake at least twice that of the hour before, which lost. */
function rose(before: Hour | undefined, hour: Hour): boolean {
  if (!before || before.net >= 0n || clockHour(hour) - clockHour(before) !== 1) return false;
  return hour.staked * BigInt(before.rounds) >= STAKES_ROSE * before.staked * BigInt(hour.rounds);
}

/** This week's deposits as a percentage of the mean of the three weeks before; 0 without a rise. */
function percentOfBefore({ deposits, now }: Facts): number {
  const weekAgo = now.getTime() - WEEK_MS;
  const sum = (ofThisWeek: boolean) =>
    deposits
      .filter(({ at }) => at.getTime() >= weekAgo === ofThisWeek)
      .reduce((total, { credited }) => total + (credited ?? 0n), 0n);
  const [week, before] = [sum(true), sum(false)];
  if (before === 0n || week < LEAST_RISE) return 0;
  return Number((week * 100n * BigInt(WEEKS_LOOKED_AT - 1)) / before);
}

function mostInADay({ deposits }: Facts): number {
  const days = new Map<string, number>();
  for (const { day, credited } of deposits)
    if (credited !== null) days.set(day, (days.get(day) ?? 0) + 1);
  return Math.max(0, ...days.values());
}

/** The longest run of consecutive hours with stakes. */
function longestRun({ hours }: Facts): number {
  let [longest, run, last] = [0, 0, Number.NaN];
  for (const hour of hours) {
    const at = clockHour(hour);
    run = at - last === 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = at;
  }
  return longest;
}

const HOUR_MS = 3_600_000;
export const WEEK_MS = 7 * 24 * HOUR_MS;
const clockHour = ({ day, hour }: Hour) => Date.parse(`${day}T00:00:00Z`) / HOUR_MS + hour;

/** 0 below the first step, then one level a step. */
export const levelOf = (figure: number, steps: Steps): number =>
  steps.filter((from) => figure >= from).length;

/**
 * The markers found, strongest first; the score is the sum of their levels. One strong marker alone
 * reaches level 2.
 */
export function harmOf(
  facts: Facts,
  profile: { readonly markers: Readonly<Record<Marker, Steps>>; readonly harmScore: Steps },
): Harm {
  const markers = MARKERS.map((marker) => {
    const figure = COUNT[marker](facts);
    return { marker, figure, level: levelOf(figure, profile.markers[marker]) };
  })
    .filter(({ level }) => level > 0)
    .sort((a, b) => b.level - a.level);
  const score = markers.reduce((sum, { level }) => sum + level, 0);
  const strong = markers[0]?.level === 3 ? 2 : 0;
  return { score, markers, level: Math.max(levelOf(score, profile.harmScore), strong) };
}
