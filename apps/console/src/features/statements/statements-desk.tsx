import { LINE_STATES } from '@nokshi/contract/console/statements.ts';
import { Chips, Tabs } from '@nokshi/ui';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { LineList } from './line-list.tsx';
import { OneLine } from './one-line.tsx';
import { UploadTab } from './upload-tab.tsx';

/** What the bank says came in: lines of its statements, and which deposit each of them paid. */
export default function StatementsDesk() {
  const { t } = useWords();
  const may = useMay('cashier.act');
  const [search, setSearch] = useSearchParams();
  const id = search.get('l');
  if (id) return <OneLine key={id} id={id} />;
  const view = may && search.get('tab') === 'upload' ? 'upload' : 'lines';
  const state = LINE_STATES.find((each) => each === search.get('state')) ?? 'UNMATCHED';
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.statements')}</h1>
      </div>
      <Tabs
        label={t('statements.views')}
        tabs={[
          { id: 'lines' as const, label: t('statements.lines') },
          ...(may ? [{ id: 'upload' as const, label: t('statements.upload') }] : []),
        ]}
        selected={view}
        onSelect={(tab) => setSearch(tab === 'lines' ? {} : { tab })}
      >
        <div className={styles.panel}>
          {view === 'upload' ? (
            <UploadTab />
          ) : (
            <>
              <div className={styles.apart}>
                <Chips
                  label={t('statements.state')}
                  chips={LINE_STATES.map((each) => ({ id: each, label: t(`statement.${each}`) }))}
                  selected={state}
                  onSelect={(next) => setSearch(next === 'UNMATCHED' ? {} : { state: next })}
                />
              </div>
              <LineList state={state} />
            </>
          )}
        </div>
      </Tabs>
    </>
  );
}
