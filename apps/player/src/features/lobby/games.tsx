import type { Category } from '@nokshi/contract/player/catalogue.ts';
import {
  buttonLook,
  Chips,
  EmptyState,
  ErrorState,
  Field,
  Icon,
  moneyText,
  Skeleton,
  Tabs,
} from '@nokshi/ui';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useVendors } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import {
  MINIMUM_BETS,
  type MinimumBet,
  readFilters,
  toMinimumBet,
  toSearch,
  toVendor,
} from './filters.ts';
import { GameGrid } from './game-grid.tsx';
import styles from './lobby.module.css';

const ALL = 'all';

type Props = { readonly category: Category; readonly title: string };

/** The games of a category: vendor tabs, search, minimum bet, 24 a page, all in the address. */
export default function Games({ category, title }: Props) {
  return (
    <>
      <h1>{title}</h1>
      <GameBrowser category={category} />
    </>
  );
}

export function GameBrowser({ category }: { readonly category: Category | null }) {
  const { t, why, local } = useWords();
  const { params, change } = useAddress();
  const vendors = useVendors(category);
  if (vendors.isPending) return <Skeleton height="240px" />;
  if (vendors.isError) {
    return (
      <ErrorState
        title={t('lobby.did-not-load')}
        words={why(vendors.error)}
        retryLabel={t('app.try-again')}
        onRetry={() => void vendors.refetch()}
      />
    );
  }
  const lanes = vendors.data.data.lanes;
  if (lanes.length === 0) {
    return (
      <EmptyState title={t('page.no-games')}>
        <Link className={buttonLook()} href="/">
          {t('page.to-the-games')}
        </Link>
      </EmptyState>
    );
  }
  const makers = new Map(lanes.map((lane) => [lane.vassalage, local(lane.title)]));
  const filters = { ...readFilters(params, [...makers.keys()]), category };
  const tabs = [
    { id: ALL, label: t('lobby.all-makers') },
    ...[...makers].map(([id, label]) => ({ id, label })),
  ];
  return (
    <div className={styles.browser}>
      <Tabs
        label={t('lobby.makers')}
        tabs={tabs}
        selected={filters.vendor ?? ALL}
        onSelect={(id) => change(toVendor(id === ALL ? null : id), true)}
      >
        <div className={styles.filters}>
          <SearchField key={filters.vendor} search={filters.search} />
          <MinimumBets selected={filters.minimumBet} />
        </div>
        <GameGrid filters={filters} />
      </Tabs>
    </div>
  );
}

const PAUSE_MS = 150;

function SearchField({ search }: { readonly search: string }) {
  const { t } = useWords();
  const { change } = useAddress();
  const [typed, setTyped] = useState(search);
  // The address follows the typing after a short pause; only `typed` starts it anew.
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => change(toSearch(typed), true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field
      label={t('lobby.search')}
      type="search"
      maxLength={60}
      autoComplete="off"
      value={typed}
      before={<Icon name="search" size={18} />}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

function MinimumBets({ selected }: { readonly selected: MinimumBet }) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <div className={styles.bets}>
      <p aria-hidden="true">{t('lobby.minimum-bet')}</p>
      <Chips
        label={t('lobby.minimum-bet')}
        chips={MINIMUM_BETS.map((bet) => ({
          id: bet,
          label: bet === 'all' ? t('lobby.all') : moneyText(bet),
        }))}
        selected={selected}
        onSelect={(bet) => change(toMinimumBet(bet), true)}
      />
    </div>
  );
}
