import {
  type EnvelopeOnDesk,
  consoleEnvelopeRoutes as routes,
} from '@nokshi/contract/console/envelopes.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link, useSearchParams } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import { inAddress } from '../../lib/in-address.ts';
import { useWords } from '../../lib/words.ts';
import { ChanceList } from './chance-list.tsx';
import { EnvelopeState } from './envelope-panel.tsx';

/** Red envelopes that were published, newest first. */
export function EnvelopesTab() {
  return <ChanceList name="envelopes" load={() => call(routes.list, {})} columns={useColumns()} />;
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
