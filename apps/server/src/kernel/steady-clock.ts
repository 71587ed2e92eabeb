import { uptime } from 'node:os';
import { type Clock, systemClock } from './clock.ts';
import type { Log } from './log.ts';

export type SteadyClock = Clock & {
  /** How far the machine's clock is ahead of ours, ms; beyond a minute it is ignored. */
  offMs(): number;
};

export type SteadyClockParts = {
  /** The machine's clock, which anyone may set. */
  readonly wall: Clock;
  /**
   * Milliseconds that have passed, whatever the clock is set to; may leave out the machine's sleep.
   */
  readonly elapsedMs: () => number;
  /** The same including sleep; read only when the clock has jumped. */
  readonly awakeAndAsleepMs: () => number;
  /** Called once when the machine's clock is ignored, and once when it is followed again. */
  readonly onJump: (jump: { believed: boolean; offMs: number }) => void;
};

/** Network time moves a clock by less; a person, or a broken one, by more. */
const BELIEVED_MS = 60_000;
/** Differences are made up by running faster or slower by 1 in 20. */
const SLEW = 1 / 20;

/**
 * Time that never goes back and never jumps: it begins at the machine's clock and advances by the
 * time that has passed. Small corrections of the machine's clock are followed slowly; one of more
 * than a minute is ignored until the next start, unless the machine slept that long. So a clock set
 * two days ahead ends no time-out, and one set back revives no session. Promise T7.
 */
export function steadyClock(parts: SteadyClockParts): SteadyClock {
  const { wall, elapsedMs, awakeAndAsleepMs, onJump } = parts;
  let ours = wall.now().getTime();
  let counted = elapsedMs();
  const began = { counted, withSleep: awakeAndAsleepMs() };
  let slept = 0;
  let off = 0;
  let believed = true;

  const advance = (): void => {
    const now = elapsedMs();
    const passed = now - counted;
    counted = now;
    ours += passed;
    off = wall.now().getTime() - ours;
    if (Math.abs(off) > BELIEVED_MS) {
      const sleep = awakeAndAsleepMs() - began.withSleep - (now - began.counted) - slept;
      if (sleep > BELIEVED_MS / 2) {
        slept += sleep;
        ours += sleep;
        off -= sleep;
      }
    }
    const near = Math.abs(off) <= BELIEVED_MS;
    if (near) ours += Math.max(-passed * SLEW, Math.min(passed * SLEW, off));
    if (near === believed) return;
    believed = near;
    onJump({ believed, offMs: off });
  };
  return {
    now() {
      advance();
      return new Date(ours);
    },
    offMs() {
      advance();
      return off;
    },
  };
}

/** The clock of this machine, steadied; logs when it is ignored. */
export const machineClock = (log: Log): SteadyClock =>
  steadyClock({
    wall: systemClock,
    elapsedMs: () => performance.now(),
    awakeAndAsleepMs: () => uptime() * 1_000,
    onJump({ believed, offMs }) {
      const offSeconds = Math.round(offMs / 1_000);
      if (believed) log.info('the clock of this machine is right again', { offSeconds });
      else log.error('the clock of this machine was set; not followed', { offSeconds });
    },
  });
