import { consoleCampaignRoutes as routes } from '@nokshi/contract/console/campaigns.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { minorOf, toDecimal } from '@nokshi/money';
import { type Column, EmptyState, Facts, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import { DaysInAddress, useDays } from '../../lib/days-in-address.tsx';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';

type Report = Output<typeof routes.report>;
type Row = Report['rows'][number];

/** What a cost is of a result, `12.3 %`; null where play brought nothing. */
function shareText(cost: string, ggr: string): string | null {
  const result = minorOf(ggr);
  if (result <= 0n) return null;
  const tenths = (minorOf(cost) * 1_000n) / result;
  return `${tenths / 10n}.${tenths % 10n} %`;
}

/** What campaigns moved in some days, against what play brought in them. */
export function ReportTab() {
  const { from, to } = useDays().range;
  const report = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'report', from, to],
    queryFn: () => call(routes.report, { from, to }),
  });
  return (
    <>
      <DaysInAddress />
      <QueryView query={report} height="320px">
        {(shown) => <Shown report={shown} />}
      </QueryView>
    </>
  );
}

function Shown({ report: { rows, cost, ggr } }: { readonly report: Report }) {
  const { t } = useWords();
  const sum = (name: 'given' | 'converted' | 'returned' | 'won') =>
    toDecimal(rows.reduce((all, row) => all + minorOf(row[name]), 0n));
  return (
    <>
      <section className={styles.card}>
        <Facts
          facts={[
            { name: t('campaigns.ggr'), value: <MoneyText amount={ggr} /> },
            { name: t('campaigns.cost'), value: <MoneyText amount={cost} /> },
            { name: t('campaigns.cost-share'), value: shareText(cost, ggr) ?? '–' },
            {
              name: t('campaigns.net'),
              value: <MoneyText amount={toDecimal(minorOf(ggr) - minorOf(cost))} />,
            },
          ]}
        />
      </section>
      {rows.length === 0 ? (
        <EmptyState title={t('campaigns.report-none')} />
      ) : (
        <Table
          caption={t('campaigns.tab-report')}
          rows={rows}
          rowKey={({ campaignId }) => campaignId}
          columns={columnsOf(t)}
          sums={[
            {
              campaignId: '',
              name: t('reports.total'),
              given: sum('given'),
              converted: sum('converted'),
              returned: sum('returned'),
              won: sum('won'),
              cost,
            },
          ]}
        />
      )}
    </>
  );
}

const columnsOf = (t: ReturnType<typeof useWords>['t']): readonly Column<Row>[] => [
  {
    id: 'name',
    title: t('campaigns.campaign'),
    cell: ({ campaignId, name }) =>
      campaignId === '' ? (
        <strong>{name}</strong>
      ) : (
        <Link href={`/promotions?campaign=${campaignId}`}>{name}</Link>
      ),
  },
  ...(['given', 'converted', 'returned', 'won', 'cost'] as const).map(
    (id): Column<Row> => ({
      id,
      title: t(`campaigns.${id}`),
      figure: true,
      cell: (row) => <MoneyText amount={row[id]} />,
    }),
  ),
];
