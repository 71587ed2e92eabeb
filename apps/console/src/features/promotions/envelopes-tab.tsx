import {
  type EnvelopeOnDesk,
  consoleEnvelopeRoutes as routes,
} from '@nokshi/contract/console/envelopes.ts';
import { type Column, EmptyState, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import { countText } from '../../lib/count-text.ts';
import { inAddress } from '../../lib/in-address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { EnvelopeState } from './envelope-panel.tsx';

/** Red envelopes that were published, newest first. */
export function EnvelopesTab() {
  const { t } = useWords();
  const columns = useColumns();
  const envelopes = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'envelopes'],
    queryFn: () => call(routes.list, {}),
  });
  return (
    <QueryView query={envelopes} height="320px">
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={t('envelopes.none')} />
        ) : (
          <Table
            caption={t('campaigns.tab-envelopes')}
            rows={rows}
            rowKey={({ campaignId }) => campaignId}
            columns={columns}
          />
        )
      }
    </QueryView>
  );
}

function useColumns(): readonly Column<EnvelopeOnDesk>[] {
  const { t } = useWords();
  const [search] = useSearchParams();
  const way = (envelope: string) =>
    `/promotions?${inAddress({ envelope })(new URLSearchParams(search))}`;
  return [
    {
      id: 'name',
      title: t('envelopes.envelope'),
      cell: ({ campaignId, name }) => <Link href={way(campaignId)}>{name}</Link>,
    },
    {
      id: 'state',
      title: t('envelopes.state'),
      cell: (envelope) => <EnvelopeState envelope={envelope} />,
    },
    {
      id: 'ends',
      title: t('envelopes.ends'),
      whole: true,
      cell: ({ endsAt }) => timeText(endsAt),
    },
    {
      id: 'shares',
      title: t('envelopes.shares'),
      figure: true,
      cell: ({ opened, shares }) =>
        t('envelopes.shares-of', { opened: countText(opened), shares: countText(shares) }),
    },
    {
      id: 'given',
      title: t('envelopes.given'),
      figure: true,
      cell: ({ given }) => <MoneyText amount={given} />,
    },
    {
      id: 'pool',
      title: t('envelopes.pool'),
      figure: true,
      cell: ({ pool }) => <MoneyText amount={pool} />,
    },
  ];
}
