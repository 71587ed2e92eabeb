import { consoleWheelRoutes as routes, type WheelOnDesk } from '@nokshi/contract/console/wheels.ts';
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
import { WheelState } from './wheel-panel.tsx';

/** Lucky wheels that were published, newest first. */
export function WheelsTab() {
  const { t } = useWords();
  const columns = useColumns();
  const wheels = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'wheels'],
    queryFn: () => call(routes.list, {}),
  });
  return (
    <QueryView query={wheels} height="320px">
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={t('wheels.none')} />
        ) : (
          <Table
            caption={t('campaigns.tab-wheels')}
            rows={rows}
            rowKey={({ campaignId }) => campaignId}
            columns={columns}
          />
        )
      }
    </QueryView>
  );
}

function useColumns(): readonly Column<WheelOnDesk>[] {
  const { t } = useWords();
  const [search] = useSearchParams();
  const way = (wheel: string) => `/promotions?${inAddress({ wheel })(new URLSearchParams(search))}`;
  const money = (id: 'given' | 'expected' | 'budget'): Column<WheelOnDesk> => ({
    id,
    title: t(`wheels.${id}`),
    figure: true,
    cell: (wheel) => <MoneyText amount={wheel[id]} />,
  });
  return [
    {
      id: 'name',
      title: t('wheels.wheel'),
      cell: ({ campaignId, name }) => <Link href={way(campaignId)}>{name}</Link>,
    },
    {
      id: 'state',
      title: t('wheels.state'),
      cell: (wheel) => <WheelState wheel={wheel} />,
    },
    {
      id: 'ends',
      title: t('wheels.ends'),
      whole: true,
      cell: ({ endsAt }) => (endsAt === null ? t('wheels.no-end') : timeText(endsAt)),
    },
    {
      id: 'spins',
      title: t('wheels.spins'),
      figure: true,
      cell: ({ spins }) => countText(spins),
    },
    money('given'),
    money('expected'),
    money('budget'),
  ];
}
