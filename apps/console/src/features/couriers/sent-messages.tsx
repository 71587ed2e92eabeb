import {
  consoleCouriersRoutes as routes,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  type MessageState,
} from '@nokshi/contract/console/couriers.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Chips, type Column, Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';
import own from './couriers.module.css';

type Page = Output<typeof routes.messages>;
type Message = Page['rows'][number];

/** Messages of the last thirty days, newest first. */
export function SentMessages() {
  const words = useWords();
  const { t } = words;
  const [search, setSearch] = useSearchParams();
  const asked = { kind: '', state: '', to: '', ...Object.fromEntries(search) };
  const filter = (next: object) =>
    setSearch(
      Object.fromEntries(Object.entries({ ...asked, ...next }).filter(([, value]) => value)),
      { replace: true },
    );
  const kind = MESSAGE_KINDS.find((each) => each === asked.kind);
  const state = MESSAGE_STATES.find((each) => each === asked.state);
  const to = asked.to || undefined;
  return (
    <>
      <div className={own.tools}>
        <Chips
          label={t('couriers.kind')}
          chips={['all' as const, ...MESSAGE_KINDS].map((id) => ({
            id,
            label: t(`couriers.${id}`),
          }))}
          selected={kind ?? 'all'}
          onSelect={(id) => filter({ kind: id === 'all' ? '' : id })}
        />
        <Chips
          label={t('couriers.state')}
          chips={['all' as const, ...MESSAGE_STATES].map((id) => ({
            id,
            label: t(`couriers.${id}`),
          }))}
          selected={state ?? 'all'}
          onSelect={(id) => filter({ state: id === 'all' ? '' : id })}
        />
        <Field
          label={t('couriers.to-find')}
          value={asked.to}
          maxLength={254}
          onChange={(event) => filter({ to: event.target.value })}
        />
      </div>
      <List<Page>
        queryKey={['couriers', kind, state, to]}
        load={(cursor) => call(routes.messages, { kind, state, to, cursor, pageSize: 25 })}
        caption={t('couriers.messages')}
        rowKey={(row) => row.id}
        empty={t('couriers.none')}
        columns={columns(words)}
      />
    </>
  );
}

const LOOK: Readonly<Record<MessageState, string | undefined>> = {
  queued: styles.warn,
  sent: styles.good,
  failed: styles.bad,
};

const columns = ({ t }: ReturnType<typeof useWords>): readonly Column<Message>[] => [
  { id: 'at', title: t('couriers.at'), whole: true, cell: (row) => timeText(row.queuedAt) },
  {
    id: 'to',
    title: t('couriers.to'),
    cell: (row) => (
      <div className={styles.pair}>
        <span className={own.recipient}>{row.to}</span>
        <small>{t(`couriers.${row.kind}`)}</small>
      </div>
    ),
  },
  {
    id: 'text',
    title: t('couriers.text'),
    cell: (row) => (
      <div className={styles.pair}>
        <small>{row.subject}</small>
        <span>{row.text}</span>
      </div>
    ),
  },
  {
    id: 'state',
    title: t('couriers.state'),
    cell: (row) => (
      <div className={styles.pair}>
        <span>
          <span className={`${styles.badge} ${LOOK[row.state] ?? ''}`}>
            {t(`couriers.${row.state}`)}
          </span>
        </span>
        <small>
          {row.tries > 0 && t('couriers.tries', { count: row.tries })}
          {row.courier && `, ${t(`couriers.${row.courier}`)}`}
        </small>
        {row.reason && <small className={styles.mono}>{row.reason}</small>}
      </div>
    ),
  },
];
