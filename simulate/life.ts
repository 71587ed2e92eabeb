/** How time goes: as on the wall, or from one event to the next. */
export type Pace = {
  /** Milliseconds since 1970. */
  now(): number;
  until(at: number): Promise<void>;
  /** Somebody ended it early: nobody goes on. */
  isOver(): boolean;
};

/**
 * People who live at the same time but act one after another: when one pauses, the one whose time is
 * next continues. So the same day happens in the same order, however long an answer takes.
 */
export type Life = {
  now(): number;
  /** Whether it was ended early. */
  isOver(): boolean;
  pause(ms: number): Promise<void>;
  /** Goes on beside everybody else; `run` ends when all of them have, or when time is over. */
  begin(act: () => Promise<void>): void;
  run(): Promise<void>;
};

type Sleeper = { readonly at: number; readonly wake: () => void };

export function createLife(pace: Pace, onFault: (err: unknown) => void): Life {
  const asleep: Sleeper[] = [];
  let awake = 0;
  let allAsleep = () => {};
  const fallAsleep = () => {
    awake -= 1;
    if (awake === 0) allAsleep();
  };
  return {
    now: pace.now,
    isOver: pace.isOver,
    pause: (ms) =>
      new Promise((wake) => {
        const at = pace.now() + ms;
        const before = asleep.findLastIndex((one) => one.at <= at);
        asleep.splice(before + 1, 0, { at, wake });
        fallAsleep();
      }),
    begin(act) {
      awake += 1;
      void act().catch(onFault).finally(fallAsleep);
    },
    async run() {
      for (;;) {
        if (awake > 0) await new Promise<void>((resolve) => (allAsleep = resolve));
        const next = asleep.shift();
        if (!next) return;
        await pace.until(next.at);
        if (pace.isOver()) return;
        awake += 1;
        next.wake();
      }
    },
  };
}
