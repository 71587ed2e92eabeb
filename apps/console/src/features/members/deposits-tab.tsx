import { consoleMemberRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { depositColumns } from '../../lib/deposit-columns.tsx';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

type DepositPage = Output<typeof routes.deposits>;

export function Deposits({ id }: TabProps) {
  const words = useWords();
  const { t } = words;
  return (
    <List<DepositPage>
      queryKey={['member', id, 'deposits']}
      load={(cursor) => call(routes.deposits, { id, cursor, pageSize: 25 })}
      caption={t('member.deposits')}
      rowKey={(row) => row.id}
      empty={t('member.no-deposits')}
      columns={[
        {
          id: 'at',
          title: t('deposits.created'),
          whole: true,
          cell: (row) => timeText(row.createdAt),
        },
        ...depositColumns(words),
      ]}
    />
  );
}
