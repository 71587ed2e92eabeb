import { consoleCheckoutRoutes as routes, type Debt } from '@nokshi/contract/console/checkout.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, MoneyText, moneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useChannelNames } from '../../lib/channel-names.ts';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';

/** What members owe since a credited payment was taken back, oldest first. */
export function Debts() {
  const { t } = useWords();
  const may = useMay('cashier.act');
  const channelName = useChannelNames();
  return (
    <List<Output<typeof routes.debts>>
      queryKey={['till', 'debts']}
      load={(cursor) => call(routes.debts, { cursor, pageSize: 25 })}
      caption={t('claims.tab-debts')}
      rowKey={(row) => row.depositId}
      empty={t('claims.no-debts')}
      columns={[
        { id: 'at', title: t('claims.since'), whole: true, cell: (row) => timeText(row.since) },
        {
          id: 'member',
          title: t('deposits.member'),
          cell: (row) => <Link href={`/members/${row.memberId}`}>{row.username}</Link>,
        },
        {
          id: 'payment',
          title: t('claims.payment'),
          cell: (row) => (
            <span className={styles.pair}>
              {channelName(row.channel)}
              <small className={styles.mono}>{row.reference}</small>
            </span>
          ),
        },
        {
          id: 'amount',
          title: t('claims.taken-back'),
          figure: true,
          cell: (row) => <MoneyText amount={row.amount} />,
        },
        {
          id: 'collected',
          title: t('claims.collected'),
          figure: true,
          cell: (row) => <MoneyText amount={row.collected} />,
        },
        {
          id: 'owed',
          title: t('claims.owed'),
          figure: true,
          cell: (row) => <MoneyText amount={row.owed} />,
        },
        ...(may ? [{ id: 'decide', title: t('deposits.decide'), cell: decide }] : []),
      ]}
    />
  );
}

const decide = (row: Debt) => <DecideDebt debt={row} />;

const ACTS = { collect: routes.collect, 'write-off': routes.writeOff } as const;
type Act = keyof typeof ACTS;

function DecideDebt({ debt }: { readonly debt: Debt }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [act, setAct] = useState<Act | null>(null);
  const values = { owed: moneyText(debt.owed), member: debt.username };
  return (
    <div className={styles.tools}>
      {(Object.keys(ACTS) as Act[]).map((each) => (
        <Button key={each} small onClick={() => setAct(each)}>
          {t(`claims.${each}`)}
        </Button>
      ))}
      {act && (
        <ReasonDialog
          title={t(`claims.${act}-title`, values)}
          words={t(`claims.${act}-words`, values)}
          action={t(`claims.${act}`)}
          danger={act === 'write-off'}
          act={(reason) => call(ACTS[act], { id: debt.depositId, amount: debt.owed, reason })}
          done={t(`claims.${act}-done`)}
          onDone={() => queries.invalidateQueries({ queryKey: ['till'] })}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  );
}
