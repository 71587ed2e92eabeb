import { consoleMemberRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';
import { WithdrawalBadge } from '../../lib/withdrawal-state.tsx';
import type { TabProps } from './tab-props.ts';

type Page = Output<typeof routes.withdrawals>;

/** A member's withdrawals; each opens at its desk. */
export function Withdrawals({ id }: TabProps) {
  const { t, local } = useWords();
  return (
    <List<Page>
      queryKey={['member', id, 'withdrawals']}
      load={(cursor) => call(routes.withdrawals, { id, cursor, pageSize: 25 })}
      caption={t('member.withdrawals')}
      rowKey={(row) => row.id}
      empty={t('member.no-withdrawals')}
      columns={[
        {
          id: 'at',
          title: t('withdrawals.requested'),
          whole: true,
          cell: (row) => (
            <Link href={`/withdrawals?queue=all&member=${id}&w=${row.id}`}>
              {timeText(row.requestedAt)}
            </Link>
          ),
        },
        {
          id: 'amount',
          title: t('withdrawals.amount'),
          figure: true,
          cell: (row) => <MoneyText amount={row.amount} />,
        },
        { id: 'to', title: t('withdrawals.to'), cell: (row) => local(row.methodName) },
        {
          id: 'state',
          title: t('withdrawals.state'),
          cell: (row) => <WithdrawalBadge state={row.state} />,
        },
      ]}
    />
  );
}
