/** Runs one named step of the start and prints how long it took. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** A step that prints nothing, for tests and tools. */
export const silentStep: Step = (_name, work) => work();

/**
 * Prints `  name .......... 1.23 s` when a step is done.
 * @param nowMs a monotonic clock in milliseconds
 */
export function printedStep(write: (line: string) => void, nowMs: () => number): Step {
  return async (name, work) => {
    const started = nowMs();
    const result = await work();
    const seconds = ((nowMs() - started) / 1000).toFixed(2);
    write(`  ${name} ${'.'.repeat(Math.max(3, 46 - name.length))} ${seconds.padStart(6)} s\n`);
    return result;
  };
}
