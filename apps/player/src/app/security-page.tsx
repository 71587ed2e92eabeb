import { Loader, Tabs } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense } from 'react';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import styles from './member-centre.module.css';

const PARTS = {
  security: lazy(() => import('../features/security/security.tsx')),
  payees: lazy(() => import('../features/cashier/payees-page.tsx')),
  limits: lazy(() => import('../features/limits/limits.tsx')),
  breaks: lazy(() => import('../features/limits/breaks.tsx')),
  activity: lazy(() => import('../features/activity/activity.tsx')),
  seed: lazy(() => import('../features/fairness/seed.tsx')),
} as const;
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as readonly Part[];

/** My account: what keeps it mine and where its money goes, limits, breaks, what happened, the seed. MC-021. */
export default function SecurityPage() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const part = NAMES.find((name) => name === params.get('tab')) ?? 'security';
  const Shown = PARTS[part];
  return (
    <Tabs
      label={t('member.account')}
      tabs={NAMES.map((name) => ({ id: name, label: t(`security.${name}`) }))}
      selected={part}
      onSelect={(tab) => change({ tab }, true)}
    >
      <Suspense fallback={<Loader label={t('app.loading')} />}>
        <div className={styles.panel}>
          <Shown />
        </div>
      </Suspense>
    </Tabs>
  );
}
