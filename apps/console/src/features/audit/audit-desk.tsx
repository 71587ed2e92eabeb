import { consoleRecordsRoutes } from '@nokshi/contract/console/records.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { type Column, Field, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { timeText } from '../../lib/time.ts';
import { type MessageId, useWords } from '../../lib/words.ts';

type Acts = Output<typeof consoleRecordsRoutes.audit>;
type Act = Acts['rows'][number];

/** Every act of every operator; the chain over it is checked at each look. */
export default function AuditDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const asked = { operator: search.get('operator') ?? '', act: search.get('act') ?? '' };
  const filter = (next: Partial<typeof asked>) =>
    setSearch(given({ ...asked, ...next }), { replace: true });
  return (
    <>
      <div className={styles.head}>
        <h1>{t('audit.title')}</h1>
        <div className={styles.tools}>
          <Field
            label={t('audit.operator')}
            value={asked.operator}
            maxLength={64}
            onChange={(event) => filter({ operator: event.target.value })}
          />
          <Field
            label={t('audit.act')}
            value={asked.act}
            maxLength={60}
            onChange={(event) => filter({ act: event.target.value })}
          />
        </div>
      </div>
      <List<Acts>
        queryKey={['audit', asked]}
        load={(cursor) =>
          call(consoleRecordsRoutes.audit, {
            operator: asked.operator || undefined,
            act: asked.act || undefined,
            cursor,
            pageSize: 50,
          })
        }
        caption={t('audit.title')}
        rowKey={(row) => row.sequence}
        empty={t('audit.none')}
        above={({ chain }) => (
          <div className={styles.apart}>
            <Note kind={chain.intact ? 'good' : 'wrong'}>
              {chain.intact ? t('audit.intact', { checked: chain.checked }) : t('audit.broken')}
            </Note>
          </div>
        )}
        columns={columns(t)}
      />
    </>
  );
}

/** The fields that were filled in. */
const given = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** A fact with a smaller one under it. */
const pair = (upper: string, lower: string, title?: string) => (
  <div className={styles.pair} title={title}>
    <span>{upper}</span>
    <small className={styles.mono}>{lower}</small>
  </div>
);

const columns = (t: (id: MessageId) => string): Column<Act>[] => [
  {
    id: 'number',
    title: t('audit.number'),
    whole: true,
    cell: (row) =>
      pair(row.sequence, `${row.hash.slice(0, 8)}…`, `${t('audit.hash')}: ${row.hash}`),
  },
  { id: 'at', title: t('audit.at'), whole: true, cell: (row) => timeText(row.at) },
  { id: 'operator', title: t('audit.operator'), cell: (row) => pair(row.operator, row.ip) },
  { id: 'act', title: t('audit.act'), cell: (row) => pair(row.act, row.object) },
  {
    id: 'facts',
    title: t('audit.facts'),
    cell: ({ facts }) =>
      Object.keys(facts).length > 0 && (
        <span className={`${styles.mono} ${styles.told}`}>{factsText(facts)}</span>
      ),
  },
];

const factsText = (facts: Readonly<Record<string, unknown>>) =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('; ');
