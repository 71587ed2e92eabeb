import { createHmac } from 'node:crypto';
import { type WorkTask, workTask } from '@nokshi/contract/player/challenge.ts';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod';
import { CHALLENGE_ALIVE_MS, type Challenge, type ChallengeDeps, fairNumber } from './challenge.ts';
import { spendWork } from './store/challenges.ts';

/** A phone tries them all in about two seconds, a desktop in half a second. */
const NUMBERS = 100_000;
const SALT_BYTES = 12;

const solution = workTask.omit({ maxnumber: true }).extend({ number: z.number().int().min(0) });
const params = z.object({
  for: z.string(),
  expires: z.string().regex(/^[0-9]{1,12}$/),
});

/**
 * A proof of work by ALTCHA's protocol, version 1. The task is signed and names its visitor and its
 * expiry, so nothing is stored until it is solved; a solved one is spent. No call leaves the house.
 */
export function createWorkChallenge(deps: ChallengeDeps): Challenge<WorkTask> {
  const { clock, db, random } = deps;
  const key = deps.secrets.derive('identity.work');
  const hmacKey = key.toString('hex');
  const nameOf = (guest: string) => createHmac('sha256', key).update(guest).digest('hex');
  return {
    async issue(guest) {
      const task = await createChallenge({
        algorithm: 'SHA-256',
        hmacKey,
        maxnumber: NUMBERS,
        number: fairNumber(random, NUMBERS),
        salt: Buffer.from(random.bytes(SALT_BYTES)).toString('hex'),
        expires: new Date(clock.now().getTime() + CHALLENGE_ALIVE_MS),
        params: { for: nameOf(guest) },
      });
      return workTask.parse(task);
    },
    async check(guest, answer) {
      const solved = readSolution(answer);
      if (!solved) return false;
      const told = params.safeParse(extractParams(solved));
      if (!told.success || told.data.for !== nameOf(guest)) return false;
      const expiresAt = new Date(Number(told.data.expires) * 1000);
      if (expiresAt <= clock.now()) return false;
      if (!(await verifySolution(solved, hmacKey, false))) return false;
      const challenge = Buffer.from(solved.challenge, 'hex');
      return (await db.tx((tx) => spendWork(tx, challenge, expiresAt))) !== undefined;
    },
  };
}

function readSolution(answer: string): z.infer<typeof solution> | null {
  try {
    const read = solution.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
