import { nothing, route } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member, startToyEdge, type ToyEdge } from '../../../../tests/harness/toy-edge.ts';
import type { MemberId, SessionId } from '../kernel/ids.ts';

const base = { summary: 'A toy.', allow: 'session', refusals: [], input: nothing } as const;
const dear = route({ ...base, method: 'GET', path: '/wps/dear', output: nothing, dear: true });
const plain = route({ ...base, method: 'GET', path: '/wps/plain', output: nothing });
const steps = route({ ...base, method: 'POST', path: '/wps/steps', output: nothing });
const SOON = { timeout: 10_000 };

/** What every dear call waits for, once it runs. */
let gate: Promise<void>;
let open: () => void;
let [running, done] = [0, 0];
/** Steps of the slow call that ran, and whether it was stopped. */
let ran: string[] = [];
let toy: ToyEdge;
beforeAll(async () => {
  toy = await startToyEdge({
    player: [dear, plain, steps],
    serve({ player }) {
      player.direct(dear, async () => {
        running += 1;
        await gate;
        running -= 1;
        done += 1;
        return {};
      });
      player.direct(plain, () => ({}));
      player.direct(steps, async (_, caller) => {
        const gone = caller.gone();
        for (const step of ['first', 'second']) {
          if (gone.aborted) break;
          ran.push(step);
          await gate;
        }
        ran.push(gone.aborted ? 'stopped' : 'finished');
        return {};
      });
    },
    deps: {
      loopDelay: { ms: () => 0, start: () => {}, stop: () => {} },
      limits: { answerMs: 1_500, dear: { atOnce: 3, atOnceOfOne: 2, waiting: 8, ofOne: 3 } },
    },
  });
  const id = '0190f3c2-0000-7000-8000-0000000000aa';
  toy.sessions.set('rina', member());
  toy.sessions.set('karim', member({ sessionId: id as SessionId, memberId: id as MemberId }));
});
afterAll(() => toy.close());
beforeEach(() => {
  gate = new Promise((end) => {
    open = end;
  });
  [running, done, ran] = [0, 0, []];
});

const ask = (as: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${toy.ports.player}/wps/dear`, {
    headers: { cookie: `nokshi_player=${as}` },
    ...(signal && { signal }),
  });

describe('calls that are dear', () => {
  it('run few at once and fewer of one member; what is over the share is refused for now', async () => {
    const many = Array.from({ length: 30 }, () => ask('rina'));
    const refused = await Promise.race([Promise.any(many), many[0]]);
    expect(refused?.status).toBe(503);
    expect(refused?.headers.get('retry-after')).toBe('2');
    const other = ask('karim');
    await expect.poll(() => running, SOON).toBe(3);
    expect((await toy.call('/wps/plain', { as: 'rina' })).status).toBe(200);
    open();
    expect((await other).status).toBe(200);
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });

  it('leave the line with their caller, and are not done for nobody', async () => {
    const asked = [ask('rina'), ask('rina')];
    await expect.poll(() => running, SOON).toBe(2);
    const left = new AbortController();
    const waiting = Array.from({ length: 3 }, () => ask('rina', left.signal));
    await expect.poll(async () => (await ask('rina')).status, SOON).toBe(503);
    left.abort();
    await Promise.allSettled(waiting);
    // Their places are free again as soon as the server has seen that they left.
    await expect.poll(statusNow, SOON).toBe(null);
    open();
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    expect((await ask('rina')).status).toBe(200);
    // The two, the last one, and at most one of those that only looked for a place.
    expect(done).toBeLessThanOrEqual(4);
  });

  it('end when their caller was answered that it took too long', async () => {
    const { status } = await toy.call('/wps/steps', { method: 'POST', as: 'rina', body: {} });
    expect(status).toBe(503);
    open();
    await expect.poll(() => ran, SOON).toEqual(['first', 'stopped']);
  });
});

/** The answer to one more call of rina's; null when it waits in line, which it then leaves. */
async function statusNow(): Promise<number | null> {
  const leave = new AbortController();
  const answered = ask('rina', leave.signal).then(
    ({ status }) => status,
    () => null,
  );
  const status = await Promise.race([answered, sleep(200).then(() => null)]);
  leave.abort();
  return status;
}

const sleep = (ms: number) => new Promise((end) => setTimeout(end, ms));
