import { createHash } from 'node:crypto';
import type { WorkTask } from '@nokshi/contract/player/challenge.ts';

/** Does the work of a task as a browser does, and answers what is sent as `geetest`. */
export function solveWork({ maxnumber, ...task }: WorkTask): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = createHash('sha256')
      .update(task.salt + number)
      .digest('hex');
    if (hash !== task.challenge) continue;
    return Buffer.from(JSON.stringify({ ...task, number })).toString('base64');
  }
  throw new Error('this work has no solution');
}
