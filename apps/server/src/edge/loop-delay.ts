/** How late this server's event loop is: what every answer waits for before anything is done. */
export type LoopDelay = {
  /**
   * Milliseconds; the smaller of the last two measurements, so that one long step is no overload.
   */
  ms(): number;
  start(): void;
  stop(): void;
};

const EVERY_MS = 50;

export function createLoopDelay(now: () => number = () => performance.now()): LoopDelay {
  let [last, before] = [0, 0];
  let due = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const at = now();
    before = last;
    last = Math.max(0, at - due);
    due = at + EVERY_MS;
  };
  return {
    ms: () => Math.min(last, before),
    start() {
      due = now() + EVERY_MS;
      timer = setInterval(look, EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
