import type { Output } from '@nokshi/contract/route.ts';
import type { consoleMemberRoutes } from '@nokshi/contract/console/members-money.ts';
import { type Column, MoneyText, moneyText } from '@nokshi/ui';
import { DepositBadge } from './deposit-state.tsx';
import styles from './desk.module.css';
import type { useWords } from './words.ts';

type Deposit = Output<typeof consoleMemberRoutes.deposits>['rows'][number];

/** What a deposit is, wherever deposits are listed. */
export const depositColumns = ({
  t,
  local,
}: ReturnType<typeof useWords>): readonly Column<Deposit>[] => [
  {
    id: 'channel',
    title: t('deposits.channel'),
    cell: (row) => (
      <span className={styles.pair}>
        {local(row.channelName)}
        {row.fields.map(({ label, value }) => (
          <small key={label.EN}>{`${local(label)}: ${value}`}</small>
        ))}
      </span>
    ),
  },
  {
    id: 'amount',
    title: t('deposits.amount'),
    figure: true,
    cell: (row) => <MoneyText amount={row.amount} />,
  },
  {
    id: 'paid',
    title: t('deposits.paid'),
    figure: true,
    cell: (row) => (row.paid ? <MoneyText amount={row.paid} /> : ''),
  },
  {
    id: 'credited',
    title: t('deposits.credited'),
    figure: true,
    cell: (row) =>
      row.credited && (
        <span className={styles.pair}>
          <MoneyText amount={row.credited} />
          {row.fee !== '0.00' && (
            <small>{t('deposits.less-fee', { fee: moneyText(row.fee) })}</small>
          )}
        </span>
      ),
  },
  {
    id: 'state',
    title: t('deposits.state'),
    cell: ({ state, reason }) => (
      <span className={styles.pair}>
        <DepositBadge state={state} />
        {reason && <small>{t(`deposit.note-${reason}`)}</small>}
      </span>
    ),
  },
];
