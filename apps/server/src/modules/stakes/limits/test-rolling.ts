export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const SPANS = [24, 168, 720] as const;

/** Day, week, month; null is none. Money in minor units, time in minutes. */
type Three = readonly [number | null, number | null, number | null];
export type Limits = { readonly stake: Three; readonly loss: Three; readonly time: Three };
type Play = { readonly stake: number; readonly loss: number };

const BREAK = 15 * MINUTE;
const hourOf = (ms: number) => Math.floor(ms / HOUR);
export const played = (last: number | null, now: number) =>
  last === null || now - last > BREAK ? MINUTE : Math.max(now - last, 0);

export type Used = { staked: number; lost: number; played_ms: number };

/** The kind of limit that is exceeded, as the guard names it. */
export function verdict(
  used: readonly Used[],
  adds: { stake: number; ms: number | readonly number[] },
  limits: Limits,
) {
  const over = (three: Three, of: (u: Used, at: number) => number) =>
    three.some((limit, at) => limit !== null && of(used[at] as Used, at) > limit);
  const ms = limits.time.map((limit) => limit && limit * MINUTE) as unknown as Three;
  const plays = (at: number) => (typeof adds.ms === 'number' ? adds.ms : (adds.ms[at] ?? 0));
  if (over(ms, (u, at) => u.played_ms + plays(at))) return 'limits.time-limit';
  if (over(limits.stake, (u) => u.staked + adds.stake)) return 'limits.stake-limit';
  if (over(limits.loss, (u) => u.lost + adds.stake)) return 'limits.loss-limit';
  return 'taken';
}

/** Every stake to the millisecond, nothing deleted: the reference. */
export function continuous() {
  const plays: { at: number; stake: number; loss: number; ms: number }[] = [];
  let last: number | null = null;
  const used = (now: number) =>
    SPANS.map((hours) => {
      const counted = plays.filter(({ at }) => at > now - hours * HOUR);
      const sum = (of: 'stake' | 'loss' | 'ms') => counted.reduce((all, play) => all + play[of], 0);
      return { staked: sum('stake'), lost: sum('loss'), played_ms: sum('ms') };
    });
  return {
    asked: (now: number, stake: number, limits: Limits) =>
      verdict(used(now), { stake, ms: played(last, now) }, limits),
    add(now: number, play: Play) {
      plays.push({ at: now, ...play, ms: played(last, now) });
      last = now;
    },
    back(at: number, { stake, loss }: Play) {
      plays.push({ at, stake: -stake, loss: -loss, ms: 0 });
    },
  };
}

type Hour = Used & { latest: number; end: number };

/** What the hours should say, computed independently: the newest 721 that were ever opened. */
export function hourly() {
  const hours = new Map<number, Hour>();
  let last: number | null = null;
  const open = (at: number) => {
    const hour = hourOf(at);
    if (!hours.has(hour)) {
      hours.set(hour, { latest: at, staked: 0, lost: 0, played_ms: 0, end: 0 });
      for (const old of [...hours.keys()].sort((a, b) => b - a).slice(721)) hours.delete(old);
    }
    return hours.get(hour);
  };
  const used = (now: number) =>
    SPANS.map((span) => {
      const first = hourOf(now) - span;
      const counted = [...hours].filter(([hour]) => hour >= first);
      const sum = (of: (hour: Hour, at: number) => number) =>
        counted.reduce((all, [at, hour]) => all + of(hour, at), 0);
      return {
        hours: span,
        staked: sum((hour) => hour.staked),
        lost: sum((hour, at) => (at === first ? hour.end : hour.lost)),
        played_ms: sum((hour) => hour.played_ms),
      };
    });
  /** The largest loss of any suffix; later amounts are only ever added to it. */
  const lose = (hour: Hour, loss: number, isLast: boolean) => {
    hour.lost += loss;
    hour.end = isLast ? Math.max(hour.end + loss, 0) : hour.end + Math.max(loss, 0);
  };
  return {
    used,
    asked: (now: number, stake: number, limits: Limits) =>
      verdict(used(now), { stake, ms: played(last, now) }, limits),
    add(now: number, { stake, loss }: Play) {
      const hour = open(now);
      const ms = played(last, now);
      last = now;
      if (!hour) return;
      lose(hour, loss, now >= hour.latest);
      hour.staked += stake;
      hour.played_ms += ms;
      hour.latest = Math.max(hour.latest, now);
    },
    back(at: number, { stake, loss }: Play) {
      const hour = loss < 0 ? open(at) : hours.get(hourOf(at));
      if (!hour) return;
      lose(hour, -loss, at === hour.latest);
      hour.staked -= stake;
    },
  };
}
