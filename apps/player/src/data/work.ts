import type { WorkTask } from '@nokshi/contract/player/challenge.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { call } from '@nokshi/web/call.ts';
import { refusedWith } from '@nokshi/web/refusal.ts';
import { create } from 'zustand';

const LONGEST_MS = 30_000;

/** Whether a proof of work is being done right now. */
export const useWork = create<{ readonly working: boolean }>(() => ({ working: false }));

/**
 * Sends; where the server asks for a proof of work (ALTCHA v1), does it in a worker and sends
 * once more. A browser that cannot do it gets the server's refusal, and the form offers the image.
 */
export async function withWork<T>(send: (geetest?: string) => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!refusedWith(error, 'identity.challenge-needed')) throw error;
    useWork.setState({ working: true });
    let geetest: string | null;
    try {
      geetest = await solve(await call(identityRoutes.proofOfWork, {}));
    } finally {
      useWork.setState({ working: false });
    }
    if (geetest === null) throw error;
    return send(geetest);
  }
}

/** The payload of the solved task; null when this browser finds no number in time. */
async function solve(task: WorkTask): Promise<string | null> {
  const number = await inWorker(task);
  if (number === null) return null;
  const { algorithm, challenge, salt, signature } = task;
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}

function inWorker(task: WorkTask): Promise<number | null> {
  return new Promise((done) => {
    if (typeof Worker === 'undefined') return done(null);
    const worker = new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' });
    const end = (number: number | null) => {
      clearTimeout(timer);
      worker.terminate();
      done(number);
    };
    const timer = setTimeout(() => end(null), LONGEST_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<number | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(task);
  });
}

/** Whether the next try shows the image: it was asked for, or the work could not be done. */
export const wantsImage = (error: unknown): boolean =>
  refusedWith(
    error,
    'identity.captcha-needed',
    'identity.captcha-wrong',
    'identity.challenge-needed',
    'identity.challenge-wrong',
  );
