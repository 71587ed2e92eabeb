import type { LotteryCard } from '@nokshi/contract/player/lottery.ts';
import { Chips, EmptyState, Tabs } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { inOrder, intervalsOf, narrowed } from './cards.ts';
import styles from './elott.module.css';
import { HowDraws } from './how-draws.tsx';
import { CardGrid } from './lottery-card.tsx';
import { PageTitle } from './page-title.tsx';
import { useMenu, useRecent } from './queries.ts';
import { useFavorites } from './use-favorites.ts';

const SOURCES = ['house', 'external'] as const;

/** `/elott`: draws that count down, ours and those of others. Checklist R-014. */
export default function ElottPage() {
  const { t } = useWords();
  const { params, close } = useAddress();
  return (
    <div className={styles.page}>
      <PageTitle title={t('page.e-lottery')} />
      <QueryView query={useMenu()}>{({ data }) => <Lotteries cards={data} />}</QueryView>
      {params.has('how') && <HowDraws onClose={() => close({ how: null })} />}
    </div>
  );
}

function Lotteries({ cards }: { readonly cards: readonly LotteryCard[] }) {
  const { t } = useWords();
  const { params, change } = useAddress();
  const favorites = useFavorites();
  const sources = SOURCES.filter((source) => cards.some((card) => card.source === source));
  const source = sources.find((each) => each === params.get('tab')) ?? sources[0];
  if (!source)
    return (
      <EmptyState title={t('lottery.none')} icon="clock">
        <p>{t('lottery.none-words')}</p>
      </EmptyState>
    );
  const own = narrowed(cards, { source });
  const intervals = intervalsOf(own);
  const interval = intervals.find((seconds) => String(seconds) === params.get('every')) ?? null;
  const shown = inOrder(narrowed(own, { interval }), favorites);
  return (
    <>
      <Recent />
      <Tabs
        label={t('lottery.sources')}
        tabs={sources.map((id) => ({ id, label: t(`lottery.${SOURCE_WORDS[id]}`) }))}
        selected={source}
        onSelect={(tab) => change({ tab, every: null }, true)}
      >
        <div className={styles.list}>
          {intervals.length > 1 && <Intervals intervals={intervals} selected={interval} />}
          <CardGrid cards={shown} />
        </div>
      </Tabs>
    </>
  );
}

const SOURCE_WORDS = { house: 'house-draws', external: 'regional-draws' } as const;

type IntervalProps = { readonly intervals: readonly number[]; readonly selected: number | null };

function Intervals({ intervals, selected }: IntervalProps) {
  const { t } = useWords();
  const { change } = useAddress();
  const chips = intervals.map((seconds) => ({
    id: String(seconds),
    label:
      seconds < 60
        ? t('lottery.every-seconds', { n: seconds })
        : t('lottery.every-minutes', { n: seconds / 60 }),
  }));
  return (
    <Chips
      label={t('lottery.every')}
      chips={[{ id: 'all', label: t('lottery.every-all') }, ...chips]}
      selected={selected === null ? 'all' : String(selected)}
      onSelect={(id) => change({ every: id === 'all' ? null : id }, true)}
    />
  );
}

/** The lotteries that this member bet on last. */
function Recent() {
  const { t } = useWords();
  const cards = useRecent().data?.data ?? [];
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="recent-lotteries" className={styles.recent}>
      <h2 id="recent-lotteries">{t('lottery.recent')}</h2>
      <CardGrid cards={cards.slice(0, MOST_RECENT)} inRow />
    </section>
  );
}

const MOST_RECENT = 6;
