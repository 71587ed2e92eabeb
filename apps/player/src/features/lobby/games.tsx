import type { Category } from '@nokshi/contract/player/catalogue.ts';
import { buttonLook, EmptyState, ErrorState, Field, Icon, Skeleton, Tabs } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useVendors } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import { BetChips, ClassChips, ModeChips } from './filter-chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { headingIn, isNarrowed, readFilters, toSearch, toVendor } from './filters.ts';
import { GameGrid } from './game-grid.tsx';
import { HotSlider } from './hot-slider.tsx';
import styles from './games.module.css';
import { OwnGames } from './own-games.tsx';
import { SlotCount } from './slot-count.tsx';

const GroupPopup = lazy(() => import('./group-popup.tsx'));

const ALL = 'all';

type Props = { readonly category: Category; readonly title: string };

/** The games of a category: vendor tabs, search, classes, minimum bet, all in the address. */
export function Games({ category, title }: Props) {
  return (
    <>
      <h1>{title}</h1>
      {category === 'RNG' && <SlotCount />}
      <GameBrowser category={category} />
    </>
  );
}

type BrowserProps = {
  readonly category: Category | null;
  /** The one maker whose games the page is of. Checklist S-036. */
  readonly vendor?: string | undefined;
  /** A maker whose games stand elsewhere on the page: the others are shown one at a time. */
  readonly without?: string | undefined;
};

export function GameBrowser({ category, vendor, without }: BrowserProps) {
  const { t, why, local } = useWords();
  const { params, change } = useAddress();
  const vendors = useVendors(category, vendor);
  const browser = useResultsInView(params);
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
  const lanes = vendors.data.filter(({ vassalage }) => vassalage !== without);
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
  const read = readFilters(params, [...makers.keys()]);
  const [first = null] = without ? makers.keys() : [];
  const shown = read.vendor ?? first;
  const filters = { ...read, category, vendor: vendor ?? shown };
  const tabs = [
    ...(without ? [] : [{ id: ALL, label: t('lobby.all-makers') }]),
    ...[...makers].map(([id, label]) => ({ id, label })),
  ];
  const group = params.get('group');
  return (
    <div ref={browser} className={styles.browser}>
      <div className={styles.finder}>
        <SearchField key={`${filters.vendor}${filters.mode}`} search={filters.search} />
        <FilterSheet category={category} filters={filters} />
        <ModeChips selected={filters.mode} />
      </div>
      {category && !isNarrowed(filters) && filters.mode === 'all' && (
        <HotSlider category={category} />
      )}
      <Tabs
        label={t('lobby.makers')}
        tabs={vendor ? [] : tabs}
        selected={shown ?? ALL}
        onSelect={(id) => change(toVendor(id === ALL ? null : id), true)}
      >
        <div className={styles.chips}>
          <BetChips selected={filters.minimumBet} />
          <ClassChips category={category} selected={filters.classify} />
        </div>
        <OwnGames mode={filters.mode} level={headingIn(filters)}>
          <GameGrid filters={filters} />
        </OwnGames>
      </Tabs>
      {group && (
        <Suspense fallback={null}>
          <GroupPopup groupId={group} />
        </Suspense>
      )}
    </div>
  );
}

/** What changes the results, and so where they begin. */
const CHANGES_RESULTS = ['q', 'show', 'page', 'min', 'class'] as const;

/** Who is far down the list and looks for something else sees the results from their beginning. */
function useResultsInView(params: URLSearchParams) {
  const browser = useRef<HTMLDivElement>(null);
  const asked = CHANGES_RESULTS.map((name) => params.get(name) ?? '').join('|');
  const last = useRef(asked);
  useEffect(() => {
    if (last.current === asked) return;
    last.current = asked;
    const element = browser.current;
    if (element && element.getBoundingClientRect().top < 0)
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [asked]);
  return browser;
}

const PAUSE_MS = 150;

function SearchField({ search }: { readonly search: string }) {
  const { t } = useWords();
  const { change } = useAddress();
  const [typed, setTyped] = useState(search);
  // The address follows the typing after a short pause; only `typed` restarts it.
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => change(toSearch(typed), true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field
      label={t('lobby.search')}
      labelHidden
      placeholder={t('lobby.search')}
      type="search"
      maxLength={60}
      autoComplete="off"
      value={typed}
      before={<Icon name="search" size={18} />}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
