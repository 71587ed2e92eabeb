import {
  consoleVoucherRoutes as routes,
  type VoucherBatch,
} from '@nokshi/contract/console/vouchers.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Dialog } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';
import { VOUCHERS_KEY } from './vouchers-key.ts';

type Props = { readonly batch: VoucherBatch; readonly onClose: () => void };

/** Who redeemed which voucher of a batch. */
export function UsedDialog({ batch, onClose }: Props) {
  const { t } = useWords();
  const { id, note } = batch;
  return (
    <Dialog title={t('vouchers.who-title', { note })} closeLabel={t('app.close')} onClose={onClose}>
      <List<Output<typeof routes.used>>
        queryKey={[...VOUCHERS_KEY, id, 'used']}
        load={(cursor) => call(routes.used, { id, cursor, pageSize: 25 })}
        caption={t('vouchers.who')}
        rowKey={(row) => String(row.number)}
        empty={t('vouchers.nobody')}
        columns={[
          { id: 'number', title: t('vouchers.number'), figure: true, cell: (row) => row.number },
          {
            id: 'member',
            title: t('vouchers.member'),
            cell: (row) => <Link href={`/members/${row.memberId}`}>{row.username}</Link>,
          },
          { id: 'at', title: t('vouchers.at'), whole: true, cell: (row) => timeText(row.usedAt) },
        ]}
      />
    </Dialog>
  );
}
