import { DAY, HOUR, type Limits, played, type Used, verdict } from './test-rolling.ts';

const AHEAD = 6 * HOUR;

/** When the day, week and month of Dhaka began. */
export function beganAt(now: number): readonly [number, number, number] {
  const day = Math.floor((now + AHEAD) / DAY);
  const date = new Date(day * DAY);
  const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  // 1 January 1970 was a Thursday.
  const monday = day - ((day + 3) % 7);
  return [day * DAY - AHEAD, monday * DAY - AHEAD, month - AHEAD];
}

/** Counters of the calendar since `at`, computed independently: a period only moves forward. */
export function calendar(at: number) {
  const spans = beganAt(at).map((began) => ({ began, staked: 0, lost: 0, played_ms: 0 }));
  let last: number | null = null;
  const turn = (now: number) =>
    beganAt(now).forEach((began, at) => {
      const span = spans[at];
      if (span && span.began < began)
        Object.assign(span, { began, staked: 0, lost: 0, played_ms: 0 });
    });
  const plays = (now: number) =>
    beganAt(now).map((began) => Math.min(played(last, now), now - began));
  return {
    last: () => last,
    used(now: number): readonly Used[] {
      const running = beganAt(now);
      return spans.map(({ began, ...span }, at) =>
        began < (running[at] ?? 0) ? { staked: 0, lost: 0, played_ms: 0 } : span,
      );
    },
    asked(now: number, stake: number, limits: Limits) {
      return verdict(this.used(now), { stake, ms: plays(now) }, limits);
    },
    add(now: number, { stake, loss }: { stake: number; loss: number }) {
      const added = plays(now);
      turn(now);
      for (const [at, span] of spans.entries()) {
        span.staked += stake;
        span.lost += loss;
        span.played_ms += added[at] ?? 0;
      }
      last = now;
    },
  };
}
