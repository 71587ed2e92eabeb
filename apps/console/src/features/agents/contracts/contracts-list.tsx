import {
  consoleAgentContractsRoutes as routes,
  type DeskContract,
} from '@nokshi/contract/console/agent-contracts.ts';
import { CONTRACT_STATES } from '@nokshi/contract/player/agent-contracts.ts';
import { CONTRACT_KINDS } from '@nokshi/contract/player/agent-terms.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Check, type Column } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link, useSearchParams } from 'wouter';
import styles from '../../../lib/desk.module.css';
import { inAddress } from '../../../lib/in-address.ts';
import { List } from '../../../lib/list.tsx';
import { useWords } from '../../../lib/words.ts';
import { KindFilter, SearchFilter, useSought, Who } from '../cells.tsx';
import { CONTRACTS_KEY, useWay } from '../ways.ts';
import { ContractStateBadge } from './contract-state.tsx';

type Page = Output<typeof routes.list>;

function useFilter() {
  const [search] = useSearchParams();
  const sought = useSought();
  const kind = CONTRACT_KINDS.find((each) => each === search.get('kind'));
  const state = CONTRACT_STATES.find((each) => each === search.get('state'));
  const isHouse = search.get('house') === '1';
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...sought,
    ...(isHouse && { house: true }),
  };
}

/** Contracts of all agents, newest first; one of them opens beside the list. */
export function ContractsList() {
  const { t } = useWords();
  const filter = useFilter();
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <Filters />
      <List<Page>
        queryKey={[...CONTRACTS_KEY, 'list', filter]}
        load={(cursor) => call(routes.list, { ...filter, cursor, pageSize: 25 })}
        caption={t('nav.agent-contracts')}
        rowKey={({ id }) => id}
        empty={t(isFiltered ? 'contracts.none-found' : 'contracts.none')}
        columns={useColumns()}
      />
    </>
  );
}

function Filters() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) =>
    setSearch(inAddress({ [name]: value || null }), { replace: true });
  return (
    <div className={`${styles.stack} ${styles.apart}`}>
      <div className={styles.pairs}>
        <SearchFilter />
        <KindFilter />
        <Choice
          label={t('contracts.state')}
          value={CONTRACT_STATES.find((each) => each === search.get('state')) ?? ''}
          choices={[
            { id: '', label: t('contracts.all') },
            ...CONTRACT_STATES.map((id) => ({ id, label: t(`contracts.state-${id}`) })),
          ]}
          onChange={(id) => set('state', id)}
        />
      </div>
      <Check
        checked={search.get('house') === '1'}
        onChange={({ target }) => set('house', target.checked ? '1' : '')}
      >
        {t('contracts.only-house')}
      </Check>
    </div>
  );
}

function useColumns(): Column<DeskContract>[] {
  const { t } = useWords();
  const way = useWay('contract');
  return [
    {
      id: 'contract',
      title: t('contracts.contract'),
      whole: true,
      cell: ({ id, kind, version, terms }) => (
        <span className={styles.pair}>
          <Link href={way(id)}>
            {t('contracts.nth', { kind: t(`contracts.kind-${kind}`), version })}
          </Link>
          {terms.kind === 'dividend' && <small>{t(`contracts.period-${terms.period}`)}</small>}
        </span>
      ),
    },
    {
      id: 'downline',
      title: t('contracts.downline'),
      cell: ({ downline }) => <Who person={downline} />,
    },
    { id: 'upline', title: t('contracts.upline'), cell: ({ upline }) => <Who person={upline} /> },
    {
      id: 'state',
      title: t('contracts.state'),
      cell: ({ state, endReason }) => (
        <span className={styles.pair}>
          <span>
            <ContractStateBadge state={state} />
          </span>
          {endReason && <small>{t(`contracts.ended-${endReason}`)}</small>}
        </span>
      ),
    },
    {
      id: 'offered',
      title: t('contracts.offered'),
      whole: true,
      cell: ({ offeredAt }) => timeText(offeredAt),
    },
    {
      id: 'counts',
      title: t('contracts.counts'),
      whole: true,
      cell: ({ startsAt, endsAt }) => (
        <span className={styles.pair}>
          {startsAt ? timeText(startsAt) : '–'}
          {endsAt && <small>{t('contracts.until', { time: timeText(endsAt) })}</small>}
        </span>
      ),
    },
  ];
}
