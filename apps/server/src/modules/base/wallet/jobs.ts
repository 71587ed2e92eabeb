import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../../kernel/db.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Log } from '../../../kernel/log.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Jobs } from '../../../kernel/work.ts';
import type { Wallet } from './face.ts';
import type { Scope } from './store/proofs.ts';
import { sumEntries } from './sum-entries.ts';

/** A proof that takes longer continues without its job: it may take minutes, a job may not. */
const PATIENCE_MS = 2_000;

type JobDeps = {
  readonly jobs: Jobs;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
};

/**
 * Each minute holds expire and the tail is proven; each hour accounts that move often are summed;
 * at 00:05 the heads are published, at 00:20 the next month is opened, and at 04:10 the whole ledger
 * is proven, in Dhaka.
 */
export function registerJobs(
  wallet: Pick<Wallet, 'start' | 'expireHolds' | 'startProof' | 'alarms' | 'publishHeads'>,
  { jobs, db, clock, log }: JobDeps,
): void {
  const prove = async (scope: Scope) => {
    try {
      const { done } = await wallet.startProof({ scope, askedBy: null });
      const patience = new AbortController();
      const enough = sleep(PATIENCE_MS, undefined, { signal: patience.signal, ref: false });
      await Promise.race([done, enough]);
      patience.abort();
      await enough.catch(() => undefined);
    } catch (err) {
      // Another server, or an operator, is proving it right now.
      if (!(err instanceof Refusal)) throw err;
    }
  };
  jobs.registerOutside('wallet.expire-holds', async () => {
    await wallet.expireHolds(clock.now());
  });
  jobs.registerOutside('wallet.prove-tail', async () => {
    await prove('tail');
    const alarms = await db.read((tx) => wallet.alarms(tx));
    if (alarms.length > 0) log.error('the ledger asks for somebody', { alarms });
  });
  jobs.registerOutside('wallet.prove-full', () => prove('full'));
  jobs.registerOutside('wallet.sum-entries', () => sumEntries(db));
  jobs.registerOutside('wallet.open-months', () => wallet.start());
  jobs.register('wallet.publish-heads', (tx) => wallet.publishHeads(tx));
  jobs.schedule('wallet.expire-holds', '* * * * *');
  jobs.schedule('wallet.prove-tail', '* * * * *');
  jobs.schedule('wallet.sum-entries', '40 * * * *');
  jobs.schedule('wallet.publish-heads', '5 0 * * *');
  jobs.schedule('wallet.open-months', '20 0 * * *');
  jobs.schedule('wallet.prove-full', '10 4 * * *');
}
