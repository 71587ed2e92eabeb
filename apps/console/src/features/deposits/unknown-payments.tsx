import { consoleCashierRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, type Column, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChannelNames } from '../../lib/channel-names.ts';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';

type Page = Output<typeof routes.unknownPayments>;
type Row = Page['rows'][number];

/** What providers reported under deposits that do not exist; above the callbacks. */
export function UnknownPayments() {
  const { t } = useWords();
  const columns = useColumns();
  return (
    <section className={styles.stack} aria-labelledby="unknown">
      <h2 id="unknown">{t('deposits.unknown')}</h2>
      <p>{t('deposits.unknown-words')}</p>
      <List<Page>
        queue
        queryKey={['deposits', 'unknown']}
        load={(cursor) => call(routes.unknownPayments, { cursor, pageSize: 25 })}
        caption={t('deposits.unknown')}
        rowKey={(row) => row.id}
        empty={t('deposits.unknown-none')}
        columns={columns}
      />
    </section>
  );
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useWords();
  const channelName = useChannelNames();
  const mayAct = useMay('cashier.act');
  const mono = (text: string) => <span className={styles.mono}>{text}</span>;
  return [
    { id: 'at', title: t('deposits.received'), whole: true, cell: (row) => timeText(row.firstAt) },
    { id: 'channel', title: t('deposits.channel'), cell: (row) => channelName(row.channel) },
    { id: 'reference', title: t('deposits.reference'), cell: (row) => mono(row.reference) },
    { id: 'outcome', title: t('deposits.outcome'), cell: (row) => t(`callback.${row.outcome}`) },
    {
      id: 'amount',
      title: t('deposits.said-amount'),
      figure: true,
      cell: (row) => (row.amount ? <MoneyText amount={row.amount} /> : ''),
    },
    { id: 'named', title: t('deposits.unknown-named'), cell: (row) => mono(row.depositNamed) },
    ...(mayAct
      ? [{ id: 'settle', title: t('deposits.decide'), whole: true, cell: settle } as const]
      : []),
  ];
}

const settle = (row: Row) => <Settle row={row} />;

function Settle({ row: { id, reference, outcome, amount } }: { readonly row: Row }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const seen = { id, outcome, ...(amount !== null && { amount }) };
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {t('deposits.settle')}
      </Button>
      {open && (
        <ReasonDialog
          title={t('deposits.settle-title', { reference })}
          words={t('deposits.settle-words')}
          action={t('deposits.settle')}
          act={(reason) => call(routes.settlePayment, { ...seen, reason })}
          done={t('deposits.settled-now')}
          onDone={() => queries.invalidateQueries({ queryKey: ['deposits'] })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
