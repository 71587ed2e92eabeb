import { consoleRecordsRoutes } from '@nokshi/contract/console/records.ts';
import type { Change } from '@nokshi/contract/four-eyes.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { type Column, Field, Note } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import own from './audit.module.css';
import { useActNames } from './act-words.ts';

type Acts = Output<typeof consoleRecordsRoutes.audit>;
type Act = Acts['rows'][number];

/** Every act of every operator; the chain over it is checked at each look. */
export default function AuditDesk() {
  const { t } = useWords();
  const names = useActNames();
  const [search, setSearch] = useSearchParams();
  const asked = { operator: search.get('operator') ?? '', act: search.get('act') ?? '' };
  const filter = (next: Partial<typeof asked>) =>
    setSearch(given({ ...asked, ...next }), { replace: true });
  const known = [...names].map(([id, label]) => ({ id, label }));
  /** One that was asked for by its address may be none that there are words for. */
  const other =
    asked.act === '' || names.has(asked.act) ? [] : [{ id: asked.act, label: asked.act }];
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.audit')}</h1>
        <div className={styles.tools}>
          <Field
            label={t('audit.operator')}
            value={asked.operator}
            maxLength={64}
            onChange={(event) => filter({ operator: event.target.value })}
          />
          <Choice
            label={t('audit.act')}
            value={asked.act}
            choices={[{ id: '', label: t('audit.any-act') }, ...known, ...other]}
            onChange={(act) => filter({ act })}
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
        caption={t('nav.audit')}
        rowKey={(row) => row.sequence}
        empty={t('audit.none')}
        above={({ chain }) => (
          <div className={styles.apart}>
            <Note kind={chain.intact ? 'good' : 'wrong'}>
              {chain.intact ? t('audit.intact', { checked: chain.checked }) : t('audit.broken')}
            </Note>
          </div>
        )}
        columns={columns(t, names)}
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

const columns = (t: Translate, names: ReadonlyMap<string, string>): Column<Act>[] => [
  {
    id: 'number',
    title: t('audit.number'),
    whole: true,
    cell: (row) =>
      pair(row.sequence, `${row.hash.slice(0, 8)}…`, `${t('audit.hash')}: ${row.hash}`),
  },
  { id: 'at', title: t('audit.at'), whole: true, cell: (row) => timeText(row.at) },
  { id: 'operator', title: t('audit.operator'), cell: (row) => pair(row.operator, row.ip) },
  {
    id: 'act',
    title: t('audit.act'),
    cell: ({ act, object }) => (
      <div className={own.act}>{pair(names.get(act) ?? act, object, act)}</div>
    ),
  },
  {
    id: 'facts',
    title: t('audit.facts'),
    cell: ({ facts }) =>
      Object.keys(facts).length > 0 && (
        <span className={`${styles.mono} ${styles.told} ${styles.words}`}>{factsText(facts)}</span>
      ),
  },
];

/** A line each; of what changed, a line for each field. */
const factsText = (facts: Act['facts']) =>
  Object.entries(facts)
    .flatMap(([name, value]) =>
      name === 'changes' && Array.isArray(value)
        ? (value as Change[]).map(changeText)
        : `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join('\n');

function changeText({ field, from, to }: Change): string {
  return `${field}: ${from === '' ? '' : `${from} → `}${to === '' ? '–' : to}`;
}
