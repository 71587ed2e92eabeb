import type { Jobs } from '../../../kernel/work.ts';
import type { DepositPolicy } from '../rules/deposit-policy.ts';
import { usualTerms } from '../rules/usual-terms.ts';
import { insertCheckout } from '../store/providers.ts';
import { factsOf } from './callback-body.ts';
import type { DepositChannel } from './channel.ts';
import type { Provider } from './hosted-providers.ts';
import { queueStep } from './hosted-step.ts';
import { verifySignature } from './signature.ts';

type Deps = { readonly jobs: Jobs; readonly policy: DepositPolicy };

/**
 * A provider as a way for money to come in: the member pays on its page, it calls back signed with
 * the shared secret, and it is asked when it stays silent.
 */
export const hostedChannel = (
  { jobs, policy }: Deps,
  { code, nameEn, nameBn, secret }: Provider,
): DepositChannel => ({
  code,
  name: { EN: nameEn, BN: nameBn },
  description: {
    EN: 'You pay on the provider’s own page and come back here.',
    BN: 'প্রদানকারীর নিজের পাতায় টাকা দেবেন, তারপর এখানে ফিরে আসবেন।',
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
  readCallback: (call, now) => (verifySignature(secret, call, now) ? factsOf(call.body) : null),
});
