import {
  consolePointsRoutes as routes,
  ORDER_QUEUES,
  type OrderQueue,
} from '@nokshi/contract/console/points.ts';
import { ORDER_KINDS, type OrderKind } from '@nokshi/contract/points.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Chips } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { useSearchParams } from 'wouter';
import { allRows } from '../../lib/csv.ts';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { List } from '../../lib/list.tsx';
import { pointsFigure } from '../../lib/points-figure.ts';
import { SaveCsv } from '../../lib/save-csv.tsx';
import { useWords } from '../../lib/words.ts';
import { orderColumns } from './order-columns.tsx';
import { ordersCsv } from './orders-csv.ts';
import { useStock } from './use-stock.ts';

type Asked = {
  readonly queue: OrderQueue;
  readonly kind?: OrderKind;
  readonly memberId?: string;
};

/** The queue of orders: what waits comes oldest first. */
export function Orders() {
  const words = useWords();
  const { t } = words;
  const [search, setSearch] = useSearchParams();
  const queue = ORDER_QUEUES.find((each) => each === search.get('queue')) ?? 'waiting';
  const kind = ORDER_KINDS.find((each) => each === search.get('kind'));
  const memberId = search.get('member') ?? undefined;
  const asked = { queue, ...(kind && { kind }), ...(memberId && { memberId }) };
  const put = (changes: Parameters<typeof inAddress>[0]) =>
    setSearch(inAddress(changes), { replace: true });
  return (
    <>
      <Sums />
      <div className={`${styles.apart} ${styles.between}`}>
        <Chips
          label={t('points.queue')}
          chips={ORDER_QUEUES.map((id) => ({ id, label: t(`points.queue-${id}`) }))}
          selected={queue}
          onSelect={(id) => put({ queue: id === 'waiting' ? null : id })}
        />
        <Choice
          label={t('points.kind')}
          labelHidden
          value={kind ?? 'all'}
          choices={(['all', ...ORDER_KINDS] as const).map((id) => ({
            id,
            label: t(`goods.kind-${id}`),
          }))}
          onChange={(id) => put({ kind: id === 'all' ? null : id })}
        />
        <SaveOrders asked={asked} />
      </div>
      {memberId && (
        <p className={styles.apart}>
          <Button small kind="quiet" onClick={() => put({ member: null })}>
            {t('points.of-all')}
          </Button>
        </p>
      )}
      <List<Output<typeof routes.orders>>
        queue={queue === 'waiting'}
        queryKey={['points', 'orders', asked]}
        load={(cursor) => call(routes.orders, { ...asked, cursor, pageSize: 25 })}
        caption={t(`points.queue-${queue}`)}
        rowKey={(row) => row.referenceNumber}
        empty={t('points.no-orders')}
        columns={orderColumns(words)}
      />
    </>
  );
}

/** What waits, and what the house owes in points. */
function Sums() {
  const { t } = useWords();
  const stock = useStock();
  if (!stock.data) return null;
  const { waiting, outstanding } = stock.data;
  return (
    <p className={`${styles.quiet} ${styles.apart}`}>
      {t('points.sums', { waiting, outstanding: pointsFigure(outstanding) })}
    </p>
  );
}

const IN_PAGE = 100;

/** The queue as it is filtered. */
function SaveOrders({ asked }: { readonly asked: Asked }) {
  const { t } = useWords();
  const load = (cursor: string | undefined) =>
    call(routes.orders, { ...asked, cursor, pageSize: IN_PAGE });
  return (
    <SaveCsv
      label={t('points.csv')}
      file={`points-${asked.queue}.csv`}
      text={async () => ordersCsv(await allRows(load))}
    />
  );
}
