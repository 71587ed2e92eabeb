import { DEPOSIT_STATES, type DepositState } from '@nokshi/contract/player/cashier.ts';
import { consoleCashierRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Chips, Tabs } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link, useSearchParams } from 'wouter';
import { depositColumns } from '../../lib/deposit-columns.tsx';
import { callbackColumns } from '../../lib/callback-columns.tsx';
import { useChannelNames } from '../../lib/channel-names.ts';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useMay } from '../../lib/session.ts';
import { DecideDeposit } from './decide-deposit.tsx';
import { UnknownPayments } from './unknown-payments.tsx';
import { useWords } from '../../lib/words.ts';

/** What the channels did: every deposit, and every callback with its effect. */
export default function DepositsDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'callbacks' ? 'callbacks' : 'list';
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.deposits')}</h1>
      </div>
      <Tabs
        label={t('deposits.views')}
        tabs={[
          { id: 'list', label: t('deposits.list') },
          { id: 'callbacks', label: t('deposits.callbacks') },
        ]}
        selected={view}
        onSelect={(id) => setSearch(id === 'list' ? {} : { view: id })}
      >
        <div className={styles.panel}>
          {view === 'list' ? (
            <Deposits
              state={search.get('state') ?? 'all'}
              onState={(state) => setSearch(state === 'all' ? {} : { state })}
            />
          ) : (
            <>
              <UnknownPayments />
              <Callbacks />
            </>
          )}
        </div>
      </Tabs>
    </>
  );
}

type CallbackPage = Output<typeof routes.callbacks>;
type DepositPage = Output<typeof routes.deposits>;
const decide = (row: DepositPage['rows'][number]) => <DecideDeposit row={row} />;
/** What waits for the house comes before what goes on by itself. */
const STATES = [...new Set<DepositState>(['REVIEW', ...DEPOSIT_STATES])];
type DepositsProps = { readonly state: string; readonly onState: (state: string) => void };

function Deposits({ state, onState }: DepositsProps) {
  const words = useWords();
  const { t } = words;
  const mayAct = useMay('cashier.act');
  const chips = [
    { id: 'all', label: t('deposits.all') },
    ...STATES.map((id) => ({ id: id as string, label: t(`deposit.${id}`) })),
  ];
  return (
    <>
      <div className={styles.apart}>
        <Chips label={t('deposits.state')} chips={chips} selected={state} onSelect={onState} />
      </div>
      <List<DepositPage>
        queue
        queryKey={['deposits', state]}
        load={(cursor) =>
          call(routes.deposits, { ...(state === 'all' ? {} : { state }), cursor, pageSize: 25 })
        }
        caption={t('nav.deposits')}
        rowKey={(row) => row.id}
        empty={t('deposits.none')}
        columns={[
          {
            id: 'at',
            title: t('deposits.created'),
            whole: true,
            cell: (row) => timeText(row.createdAt),
          },
          {
            id: 'member',
            title: t('deposits.member'),
            cell: (row) => <Link href={`/members/${row.memberId}`}>{row.username}</Link>,
          },
          ...depositColumns(words),
          ...(mayAct
            ? [{ id: 'decide', title: t('deposits.decide'), whole: true, cell: decide }]
            : []),
        ]}
      />
    </>
  );
}

function Callbacks() {
  const { t } = useWords();
  const channelName = useChannelNames();
  return (
    <List<CallbackPage>
      queryKey={['callbacks']}
      load={(cursor) => call(routes.callbacks, { cursor, pageSize: 25 })}
      caption={t('deposits.callbacks')}
      rowKey={(row) => row.id}
      empty={t('deposits.no-callbacks')}
      columns={[
        {
          id: 'at',
          title: t('deposits.received'),
          whole: true,
          cell: (row) => timeText(row.receivedAt),
        },
        { id: 'channel', title: t('deposits.channel'), cell: (row) => channelName(row.channel) },
        {
          id: 'deposit',
          title: t('deposits.id'),
          cell: (row) => <span className={styles.mono}>{row.depositId}</span>,
        },
        ...callbackColumns(t),
      ]}
    />
  );
}
