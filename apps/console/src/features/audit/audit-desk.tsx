import { consoleRecordsRoutes } from '@nokshi/contract/console/records.ts';
import { Field, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';

/** Every act of every operator; the chain over it is checked at each look. */
export default function AuditDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const operator = search.get('operator') ?? '';
  const act = search.get('act') ?? '';
  const filter = (next: { operator?: string; act?: string }) => {
    const all = { operator, act, ...next };
    setSearch(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')), {
      replace: true,
    });
  };
  return (
    <>
      <div className={styles.head}>
        <h1>{t('audit.title')}</h1>
        <div className={styles.tools}>
          <Field
            label={t('audit.operator')}
            value={operator}
            maxLength={64}
            onChange={(event) => filter({ operator: event.target.value })}
          />
          <Field
            label={t('audit.act')}
            value={act}
            maxLength={60}
            onChange={(event) => filter({ act: event.target.value })}
          />
        </div>
      </div>
      <List
        queryKey={['audit', operator, act]}
        load={(cursor) =>
          call(consoleRecordsRoutes.audit, {
            ...(operator ? { operator } : {}),
            ...(act ? { act } : {}),
            cursor,
            pageSize: 50,
          })
        }
        caption={t('audit.title')}
        rowKey={(row) => row.sequence}
        empty={t('audit.none')}
        above={({ chain }) => (
          <Note kind={chain.intact ? 'good' : 'wrong'}>
            {chain.intact ? t('audit.intact', { checked: chain.checked }) : t('audit.broken')}
          </Note>
        )}
        columns={[
          { id: 'number', title: t('audit.number'), figure: true, cell: (row) => row.sequence },
          { id: 'at', title: t('audit.at'), cell: (row) => timeText(row.at) },
          { id: 'operator', title: t('audit.operator'), cell: (row) => row.operator },
          { id: 'act', title: t('audit.act'), cell: (row) => row.act },
          {
            id: 'object',
            title: t('audit.object'),
            cell: (row) => <span className={styles.mono}>{row.object}</span>,
          },
          {
            id: 'facts',
            title: t('audit.facts'),
            cell: (row) => <span className={styles.mono}>{factsText(row.facts)}</span>,
          },
          { id: 'ip', title: t('audit.ip'), cell: (row) => row.ip },
          {
            id: 'hash',
            title: t('audit.hash'),
            cell: (row) => (
              <span className={styles.mono} title={row.hash}>
                {row.hash.slice(0, 12)}…
              </span>
            ),
          },
        ]}
      />
    </>
  );
}

const factsText = (facts: Readonly<Record<string, unknown>>) =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('; ');
