import { type Column, EmptyState, Table } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';

type Props<Row> = {
  readonly name: 'raffles' | 'envelopes' | 'wheels';
  readonly load: () => Promise<{ readonly rows: readonly Row[] }>;
  readonly columns: readonly Column<Row>[];
};

/** Campaigns of chance that were published, newest first. */
export function ChanceList<Row extends { readonly campaignId: string }>(props: Props<Row>) {
  const { name, load, columns } = props;
  const { t } = useWords();
  const list = useQuery({ queryKey: [...CAMPAIGNS_KEY, name], queryFn: load });
  return (
    <QueryView query={list} height="320px">
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={t(`${name}.none`)} />
        ) : (
          <Table
            caption={t(`campaigns.tab-${name}`)}
            rows={rows}
            rowKey={({ campaignId }) => campaignId}
            columns={columns}
          />
        )
      }
    </QueryView>
  );
}
