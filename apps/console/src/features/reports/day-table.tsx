import { type Column, MoneyText, Table } from '@nokshi/ui';
import { countText } from '../../lib/count-text.ts';
import { useWords } from '../../lib/words.ts';
import styles from './reports.module.css';
import type { Report } from './reports-key.ts';

type Day = Report['days'][number];
const MONEY = [
  'deposits',
  'withdrawals',
  'stake',
  'payout',
  'ggr',
  'awards',
  'bonus',
  'adjustments',
  'commissions',
  'net',
] as const;
const SIGNED: ReadonlySet<string> = new Set(['adjustments', 'commissions', 'ggr', 'net']);

/** A line a day, the newest first. */
export function DayTable({ days }: { readonly days: readonly Day[] }) {
  const { t } = useWords();
  const columns: Column<Day>[] = [
    { id: 'day', title: t('reports.day'), whole: true, cell: (row) => row.day },
    ...MONEY.map((id) => ({
      id,
      title: t(`reports.${id}`),
      figure: true,
      cell: (row: Day) => <MoneyText amount={row[id]} signed={SIGNED.has(id)} />,
    })),
    {
      id: 'members',
      title: t('reports.members'),
      figure: true,
      cell: (row) => countText(row.members),
    },
  ];
  return (
    <div className={styles.wide}>
      <Table
        caption={t('reports.by-day')}
        rows={[...days].reverse()}
        rowKey={(row) => row.day}
        columns={columns}
      />
    </div>
  );
}
