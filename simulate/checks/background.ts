import type { Check } from './check.ts';

/** No job gave up and no call ended in a fault: the server counts both. */
export const background: Check = {
  name: 'background: no dead job, no fault',
  async find({ world, operator }) {
    const response = await world.newClient('player').raw('/metrics');
    if (response.status !== 200) {
      world.tally.note(`/metrics is closed to ${operator.ip}: dead jobs were not looked for`);
      return [];
    }
    const lines = (await response.text()).split('\n');
    return lines.filter(
      (line) =>
        /^nokshi_jobs\{kind="dead"\} [1-9]/.test(line) ||
        /^nokshi_faults(_total)?\b.* [1-9]\d*$/.test(line),
    );
  },
};
