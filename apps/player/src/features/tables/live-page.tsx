import type { TableCard as Facts } from '@nokshi/contract/player/tables.ts';
import { Tabs } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { useTables } from '../../data/tables.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { useAsked } from './asked.ts';
import { useAloneTables } from './blackjack.tsx';
import { isTab, sorted, TABLE_TABS } from './cards.ts';
import { Found } from './found.tsx';
import { Levels, Mines } from './live-filters.tsx';
import styles from './live.module.css';

type Props = {
  /** Live games; of other vendors alone where the house has tables of its own. */
  readonly others: (hasOwn: boolean) => ReactNode;
};

/** `/live`: the tables of the house with what they showed last, then the games of other vendors. R-020. */
export default function LivePage({ others }: Props) {
  const { t } = useWords();
  const tables = useTables();
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('page.live')}</h1>
        {tables.data && tables.data.length > 0 && <p className={styles.lead}>{t('live.lead')}</p>}
      </header>
      <QueryView query={tables}>
        {(all) => {
          const own = sorted(all.filter(({ game }) => isTab(game)));
          if (own.length === 0) return others(false);
          return (
            <>
              <Own tables={own} />
              {others(true)}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

function Own({ tables }: { readonly tables: readonly Facts[] }) {
  const { t } = useWords();
  const { change } = useAddress();
  const { tab, level, mine } = useAsked();
  const alone = useAloneTables();
  const games = alone.data ?? [];
  const there = TABLE_TABS.filter((each) =>
    each === 'blackjack'
      ? games.length > 0 || tab === each
      : tables.some(({ game }) => game === each),
  );
  return (
    <>
      <div className={styles.filters}>
        <Mines selected={mine} />
        <Levels selected={level} />
      </div>
      <Tabs
        label={t('live.games')}
        tabs={[
          { id: 'all', label: t('live.game-all') },
          ...there.map((id) => ({ id: id as string, label: t(`live.game-${id}`) })),
        ]}
        selected={tab ?? 'all'}
        onSelect={(id) => change({ table: id === 'all' ? null : id }, true)}
      >
        {tab === 'blackjack' ? (
          <QueryView query={alone}>{(all) => <Found tables={[]} alone={all} />}</QueryView>
        ) : (
          <Found tables={tables} alone={games} />
        )}
        <p className={styles.quiet}>{t('live.no-pattern')}</p>
      </Tabs>
    </>
  );
}
