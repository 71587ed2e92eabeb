import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Jobs } from '../../kernel/work.ts';
import type { Wallet } from './posting.ts';

/** Holds expire and the tail is proven each minute, the whole each night at 04:10 in Dhaka. */
export function registerJobs(
  wallet: Pick<Wallet, 'expireHolds' | 'verify'>,
  { jobs, clock, log }: { readonly jobs: Jobs; readonly clock: Clock; readonly log: Log },
): void {
  const prove = (scope: 'full' | 'tail') => async () => {
    try {
      const { differences, examples } = await wallet.verify(scope);
      if (differences > 0)
        log.error('the ledger has differences', { scope, differences, examples });
    } catch (err) {
      // Another server, or an operator, is proving it right now.
      if (!(err instanceof Refusal)) throw err;
    }
  };
  jobs.registerOutside('wallet.expire-holds', async () => {
    await wallet.expireHolds(clock.now());
  });
  jobs.registerOutside('wallet.prove-tail', prove('tail'));
  jobs.registerOutside('wallet.prove-full', prove('full'));
  jobs.schedule('wallet.expire-holds', '* * * * *');
  jobs.schedule('wallet.prove-tail', '* * * * *');
  jobs.schedule('wallet.prove-full', '10 4 * * *');
}
