import { consoleMemberRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import { MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { DepositBadge } from '../../lib/deposit-badge.tsx';
import { List } from '../../lib/list.tsx';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

export function Deposits({ id }: TabProps) {
  const { t, local } = useWords();
  return (
    <List
      queryKey={['member', id, 'deposits']}
      load={(cursor) => call(routes.deposits, { id, cursor, pageSize: 25 })}
      caption={t('member.deposits')}
      rowKey={(row) => row.id}
      empty={t('member.no-deposits')}
      columns={[
        { id: 'at', title: t('deposits.created'), cell: (row) => timeText(row.createdAt) },
        { id: 'channel', title: t('deposits.channel'), cell: (row) => local(row.channelName) },
        {
          id: 'amount',
          title: t('deposits.amount'),
          figure: true,
          cell: (row) => <MoneyText amount={row.amount} />,
        },
        {
          id: 'credited',
          title: t('deposits.credited'),
          figure: true,
          cell: (row) => (row.credited ? <MoneyText amount={row.credited} /> : ''),
        },
        {
          id: 'state',
          title: t('deposits.state'),
          cell: (row) => <DepositBadge state={row.state} />,
        },
      ]}
    />
  );
}
