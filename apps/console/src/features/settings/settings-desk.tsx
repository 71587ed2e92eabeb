import { Tabs } from '@nokshi/ui';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { Agents } from './agents-part.tsx';
import { Brand } from './brand-part.tsx';
import { Domains } from './domains-part.tsx';
import { Elsewhere } from './elsewhere-part.tsx';
import { Flags } from './flags-part.tsx';
import { Regions } from './regions-part.tsx';
import { Team } from './team-part.tsx';

const TABS = [
  { id: 'brand', label: 'settings.brand', page: Brand },
  { id: 'flags', label: 'settings.flags', page: Flags },
  { id: 'regions', label: 'settings.regions', page: Regions },
  { id: 'domains', label: 'settings.domains', page: Domains },
  { id: 'elsewhere', label: 'settings.elsewhere', page: Elsewhere },
  { id: 'team', label: 'settings.team', page: Team },
  { id: 'agents', label: 'settings.agents', page: Agents },
] as const;

/** What the site is called, which modules are on, where it is offered, under which hosts, which others it asks, what goes along the team line, and how agents are paid. */
export default function SettingsDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const open = TABS.find(({ id }) => id === search.get('tab')) ?? TABS[0];
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.settings')}</h1>
      </div>
      <Tabs
        label={t('settings.views')}
        tabs={TABS.map(({ id, label }) => ({ id, label: t(label) }))}
        selected={open.id}
        onSelect={(tab) => setSearch(tab === 'brand' ? {} : { tab }, { replace: true })}
      >
        <div className={styles.panel}>
          <open.page key={open.id} />
        </div>
      </Tabs>
    </>
  );
}
