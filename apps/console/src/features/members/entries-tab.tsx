import { consoleMemberRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import { MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { List } from '../../lib/list.tsx';
import { timeText } from '../../lib/time.ts';
import { type MessageId, useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

const ENTRY_KINDS: readonly MessageId[] = [
  'entry.stake',
  'entry.win',
  'entry.refund',
  'entry.deposit',
  'entry.withdrawal',
  'entry.hold',
  'entry.release',
  'entry.adjustment',
  'entry.award',
  'entry.fee',
  'entry.to-vendor',
  'entry.from-vendor',
];

export function Entries({ id }: TabProps) {
  const { t } = useWords();
  const kindText = (kind: string) => {
    const known = ENTRY_KINDS.find((each) => each === `entry.${kind}`);
    return known ? t(known) : kind;
  };
  return (
    <List
      queryKey={['member', id, 'entries']}
      load={(cursor) => call(routes.entries, { id, cursor, pageSize: 25 })}
      caption={t('member.entries')}
      rowKey={(row) => row.entryId}
      empty={t('member.no-entries')}
      columns={[
        { id: 'no', title: t('entry.sequence'), figure: true, cell: (row) => row.sequence },
        { id: 'at', title: t('entry.at'), whole: true, cell: (row) => timeText(row.at) },
        { id: 'kind', title: t('entry.kind'), cell: (row) => kindText(row.kind) },
        {
          id: 'amount',
          title: t('entry.amount'),
          figure: true,
          cell: (row) => <MoneyText amount={row.amount} signed />,
        },
        {
          id: 'after',
          title: t('entry.after'),
          figure: true,
          cell: (row) => <MoneyText amount={row.balanceAfter} />,
        },
        {
          id: 'batch',
          title: t('entry.batch'),
          figure: true,
          cell: (row) => `${row.lane} · ${row.batch}`,
        },
      ]}
    />
  );
}
