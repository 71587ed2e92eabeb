/** Goes on with a call at the end of the turn; what goes on throws nothing. */
export type TurnEnd = (goOn: () => void) => void;

/**
 * The end of this turn of the event loop, when all that came in has been read. Calls that came
 * together wait for each other here three times: before they are let in, worked on and answered. So
 * one stage runs for all of them before the next begins, and its code and data are in the
 * processor's caches for all but the first; answers leave together, and do not wake their readers
 * one by one. Nobody waits longer than a turn. Measured in pairs with 384 callers who spin: 13 % less
 * processor a call than when only answers waited, and 4 % less again since letting in waits as well
 * (decision 0050).
 */
export function createTurnEnd(): TurnEnd {
  let waiting: (() => void)[] = [];
  const end = () => {
    const these = waiting;
    waiting = [];
    for (const goOn of these) goOn();
  };
  return (goOn) => {
    if (waiting.push(goOn) === 1) setImmediate(end);
  };
}
