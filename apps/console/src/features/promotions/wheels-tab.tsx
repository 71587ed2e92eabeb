import { consoleWheelRoutes as routes, type WheelOnDesk } from '@nokshi/contract/console/wheels.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link, useSearchParams } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import { inAddress } from '../../lib/in-address.ts';
import { useWords } from '../../lib/words.ts';
import { ChanceList } from './chance-list.tsx';
import { WheelState } from './wheel-panel.tsx';

/** Lucky wheels that were published, newest first. */
export function WheelsTab() {
  return <ChanceList name="wheels" load={() => call(routes.list, {})} columns={useColumns()} />;
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
