import {
  consoleAgentContractsRoutes as routes,
  type DeskContract,
} from '@nokshi/contract/console/agent-contracts.ts';
import { Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { QueryView } from '../../../lib/query-view.tsx';
import { useWords } from '../../../lib/words.ts';
import { Who } from '../cells.tsx';
import { Part } from '../part.tsx';
import { CONTRACTS_KEY, useWay } from '../ways.ts';
import { ContractStateBadge } from './contract-state.tsx';

/** The offers of this kind to the same agent, newest first. */
export function Versions({
  contract: { id, kind, downline },
}: {
  readonly contract: DeskContract;
}) {
  const { t } = useWords();
  const way = useWay('contract');
  const query = useQuery({
    queryKey: [...CONTRACTS_KEY, 'versions', kind, downline.id],
    queryFn: () => call(routes.list, { kind, downline: downline.id, pageSize: 100 }),
  });
  return (
    <Part title={t('contracts.versions')}>
      <QueryView query={query} height="80px">
        {({ rows }) => (
          <Table<DeskContract>
            caption={t('contracts.versions')}
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              {
                id: 'version',
                title: t('contracts.version'),
                cell: ({ id: other, version }) =>
                  other === id ? version : <Link href={way(other)}>{version}</Link>,
              },
              {
                id: 'upline',
                title: t('contracts.upline'),
                cell: ({ upline }) => <Who person={upline} />,
              },
              {
                id: 'state',
                title: t('contracts.state'),
                cell: ({ state }) => <ContractStateBadge state={state} />,
              },
              {
                id: 'offered',
                title: t('contracts.offered'),
                cell: ({ offeredAt }) => timeText(offeredAt),
              },
            ]}
          />
        )}
      </QueryView>
    </Part>
  );
}
