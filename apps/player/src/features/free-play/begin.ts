import { freePlayRoutes } from '@nokshi/contract/player/free-play.ts';
import { call } from '@nokshi/web/call.ts';
import { connectLive } from '../../data/live.ts';
import { enter } from '../../data/session.ts';

/** Refusals: free-play-closed, terms-needed, too-many-attempts. Checklist X-013. */
export async function beginFreePlay(): Promise<void> {
  const random = crypto.getRandomValues(new Uint32Array(4)).join('-');
  enter(
    await call(freePlayRoutes.begin, { os: navigator.platform.slice(0, 40), random, agree: true }),
  );
  connectLive();
}
