import { Note, Tabs } from '@nokshi/ui';
import { Link, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { ChainsTab } from './chains-tab.tsx';
import { ChatTab } from './chat/chat-tab.tsx';
import { ExposureTab } from './exposure-tab.tsx';
import { InstantsTab } from './instants-tab.tsx';
import { ReturnsTab } from './returns-tab.tsx';
import { RoundsTab } from './rounds-tab.tsx';
import { useChains, useTables } from './tables.ts';
import { TablesTab } from './tables-tab.tsx';

const VIEWS = ['tables', 'rounds', 'exposure', 'returns', 'instants', 'chains', 'chat'] as const;

/** What the tables are set to, took and paid. Nothing here changes what is drawn. */
export default function TablesDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const mayRead = useMay('tables.chat-read');
  const views = VIEWS.filter((view) => view !== 'chat' || mayRead);
  const open = views.find((view) => view === search.get('tab')) ?? 'tables';
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.tables')}</h1>
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('tables.words')}</p>
      <LateRounds />
      <LateChains />
      <Tabs
        label={t('nav.tables')}
        tabs={views.map((id) => ({ id, label: t(`tables.${id}`) }))}
        selected={open}
        onSelect={(id) => setSearch(id === 'tables' ? {} : { tab: id })}
      >
        <div className={styles.panel}>
          {open === 'tables' && <TablesTab />}
          {open === 'rounds' && <RoundsTab />}
          {open === 'exposure' && <ExposureTab />}
          {open === 'returns' && <ReturnsTab />}
          {open === 'instants' && <InstantsTab />}
          {open === 'chains' && <ChainsTab />}
          {open === 'chat' && <ChatTab />}
        </div>
      </Tabs>
    </>
  );
}

/** Rounds past their time, with the way to a table that has one. */
function LateRounds() {
  const { t } = useWords();
  const tables = useTables().data?.tables ?? [];
  const count = tables.reduce((sum, { late }) => sum + late, 0);
  const first = tables.find(({ late }) => late > 0);
  if (!first) return null;
  return (
    <div className={styles.apart}>
      <Note kind="wrong">
        {t('tables.late-count', { count })}{' '}
        <Link href={`/tables?tab=rounds&game=${first.gameCode}`}>{t('tables.see-late')}</Link>
      </Note>
    </div>
  );
}

/** Tables whose rounds cannot go on, or soon will not, with the way to them. */
function LateChains() {
  const { t } = useWords();
  const late = (useChains().data?.data ?? []).filter(({ alarm }) => alarm !== null);
  const [first] = late;
  if (!first) return null;
  return (
    <div className={styles.apart}>
      <Note kind="wrong">
        {t('tables.chains-late', { count: late.length })}{' '}
        <Link href={`/tables?tab=chains&game=${first.gameCode}`}>{t('tables.see-late')}</Link>
      </Note>
    </div>
  );
}
