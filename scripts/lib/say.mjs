/** The folder of the repository. */
export const ROOT = new URL('../../', import.meta.url).pathname.replace(/\/$/, '');

const NAME_WIDTH = 46;

/** @param {string} name @param {number} ms */
export function stepLine(name, ms, mark = ' ') {
  const dots = '.'.repeat(Math.max(3, NAME_WIDTH - name.length));
  return `${mark} ${name} ${dots} ${(ms / 1000).toFixed(2).padStart(6)} s`;
}

/**
 * Runs a step and prints its time when it is done.
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = performance.now();
  const result = await work();
  console.log(stepLine(name, performance.now() - started));
  return result;
}

/** One sentence that says what to do, and nothing else. */
export class Refusal extends Error {}

/** Runs the whole script; a Refusal prints its sentence alone. @param {() => Promise<void>} work */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = error instanceof Refusal ? 78 : 1;
  }
}
