import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, playerRoutes } from '@nokshi/contract';
import { within } from '../../apps/server/src/kernel/within.ts';
import type { HttpClient, Said } from './client.ts';
import { PASSWORD } from './house.ts';

/** An answer that takes longer is taken for lost, and the same is asked again, with more patience. */
const PATIENCE_MS = 4_000;
export const NEVER_MS = 150_000;

export type Seen = { unanswered: number; busy: number; odd: string[] };

/** Asks the same again until it is answered, however often the server dies over it. */
export function createInsisting() {
  const seen: Seen = { unanswered: 0, busy: 0, odd: [] };
  /** One key: a success, or a refusal that is final. */
  const insist = async <T>(ask: () => Promise<Said<T>>): Promise<Answer<T>> => {
    const until = performance.now() + NEVER_MS;
    let patienceMs = PATIENCE_MS;
    for (let pauseMs = 25; performance.now() < until; pauseMs = Math.min(2 * pauseMs, 400)) {
      const said = await within(patienceMs, 'an answer', ask()).catch(() => null);
      patienceMs = Math.min(2 * patienceMs, 30_000);
      if (said && isFinal(said)) return said.answer;
      if (said) judge(said, seen);
      if (pauseMs === 25) seen.unanswered += 1;
      await sleep(pauseMs);
    }
    throw new Error('an operation was never resolved');
  };
  const insistOn = async <T>(ask: () => Promise<Said<T>>): Promise<T> => {
    const answer = await insist(ask);
    if (!answer.success) throw new Error(`${answer.code}: ${answer.message}`);
    return answer.value;
  };
  /** First answers that were lost or refused as busy; 503 answers; answers nobody should get. */
  return { seen, insist, insistOn };
}

const isFinal = ({ status }: { status: number }) => status < 500 && status !== 429;

/** While something is broken there is one answer: 503 with the time to wait, or too often asked. */
function judge({ status, headers }: Said<unknown>, seen: Seen): void {
  if ((status === 503 || status === 429) && headers.get('retry-after') !== null) seen.busy += 1;
  else seen.odd.push(`${status}, retry-after ${headers.get('retry-after')}`);
}

/** A new member with an address and some money of their own. */
export async function inviteMember(
  base: HttpClient,
  amount: string,
): Promise<{ readonly client: HttpClient; readonly memberId: string }> {
  const address = `203.0.${randomBytes(1)[0]}.${randomBytes(1)[0]}`;
  const from = { headers: { 'x-forwarded-for': address } };
  const client: HttpClient = {
    ...base,
    call: (route, input, options) => base.call(route, input, { ...options, ...from }),
    send: (route, input, options) => base.send(route, input, { ...options, ...from }),
  };
  const username = `c${randomBytes(6).toString('hex')}`;
  const secret = { password: PASSWORD, confirmPassword: PASSWORD };
  const form = { username, ...secret, agree: true };
  const { userInfo } = await client.call(playerRoutes.identity.register, form);
  const first = { channel: 'demo-wallet', amount };
  await client.call(playerRoutes.cashier.requestDeposit, first, { key: randomUUID() });
  return { client, memberId: userInfo.id };
}
