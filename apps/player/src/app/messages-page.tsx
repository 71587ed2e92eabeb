import { Loader, Tabs } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense } from 'react';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import { NewInTab } from './badges.tsx';
import styles from './member-centre.module.css';

const PAGES = {
  inbox: lazy(() => import('../features/inbox/inbox.tsx')),
  notices: lazy(() => import('../features/notices/notice-list.tsx')),
  feedback: lazy(() => import('../features/feedback/feedback.tsx')),
} as const;
const TABS = ['inbox', 'notices', 'feedback'] as const;
const COUNTS = { inbox: 'letters', notices: 'notices', feedback: null } as const;

/** Platform information: letters, notices, and questions to the house. Checklist MC-015. */
export default function MessagesPage() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const shown = TABS.find((tab) => tab === params.get('tab')) ?? 'inbox';
  const Page = PAGES[shown];
  return (
    <Tabs
      label={t('member.messages')}
      tabs={TABS.map((id) => ({
        id,
        label: t(`inbox.${id}`),
        badge: COUNTS[id] && <NewInTab tab={COUNTS[id]} />,
      }))}
      selected={shown}
      onSelect={(id) => change({ tab: id === 'inbox' ? null : id, notice: null }, true)}
    >
      <Suspense fallback={<Loader label={t('app.loading')} />}>
        <div className={styles.panel}>
          <Page />
        </div>
      </Suspense>
    </Tabs>
  );
}
