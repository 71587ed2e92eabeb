import { Tabs } from '@nokshi/ui';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { FourEyes } from './four-eyes.tsx';
import { OperatorList } from './operator-list.tsx';
import { RoleList } from './role-list.tsx';

const TABS = [
  { id: 'operators', label: 'operators.list', page: OperatorList },
  { id: 'roles', label: 'operators.roles', page: RoleList },
  { id: 'four-eyes', label: 'operators.four-eyes', page: FourEyes },
] as const;

/** Who runs the house, what each may do, and what needs two. */
export default function OperatorsDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const open = TABS.find(({ id }) => id === search.get('tab')) ?? TABS[0];
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.operators')}</h1>
      </div>
      <Tabs
        label={t('operators.views')}
        tabs={TABS.map(({ id, label }) => ({ id, label: t(label) }))}
        selected={open.id}
        onSelect={(tab) => setSearch(tab === 'operators' ? {} : { tab }, { replace: true })}
      >
        <div className={styles.panel}>
          <open.page />
        </div>
      </Tabs>
    </>
  );
}
