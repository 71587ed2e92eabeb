import { liveKeys } from '../../../../kernel/overlapping-keys.ts';
import type { Jobs } from '../../../../kernel/work.ts';
import type { DepositPolicy } from '../rules/deposit-policy.ts';
import { usualTerms } from '../rules/usual-terms.ts';
import { insertCheckout } from '../store/providers.ts';
import { factsOf } from './callback-body.ts';
import type { DepositChannel } from './channel.ts';
import type { Provider, Providers } from './hosted-providers.ts';
import { queueStep } from './hosted-step.ts';
import { verifySignature } from './signature.ts';

type Deps = {
  readonly jobs: Jobs;
  readonly policy: DepositPolicy;
  readonly providers: Pick<Providers, 'noteUse'>;
};

/**
 * A payment provider as a way to deposit: the member pays on its page, it sends callbacks signed
 * with a shared secret, and the house asks it when it stays silent.
 */
export const hostedChannel = (
  { jobs, policy, providers }: Deps,
  { code, nameEn, nameBn, keys }: Provider,
): DepositChannel => ({
  code,
  name: { EN: nameEn, BN: nameBn },
  description: {
    EN: 'You pay on the payment provider’s page and come back here.',
    BN: 'পেমেন্ট গেটওয়ের পাতায় টাকা দেবেন, তারপর এখানে ফিরে আসবেন।',
  },
  kind: 'callback',
  arrivesWithinSeconds: 60,
  demo: false,
  clearing: 'clearing:cashier',
  terms: usualTerms(policy),
  needs: [],
  async begin(tx, { depositId, at }) {
    await insertCheckout(tx, { depositId, provider: code });
    await queueStep({ jobs }, tx, { depositId, step: 0, runAt: at });
    return null;
  },
  readCallback(call, now) {
    const key = liveKeys(keys, now).find(({ secret }) => verifySignature(secret, call, now));
    if (!key) return null;
    providers.noteUse(code, key);
    return factsOf(call.body);
  },
});
