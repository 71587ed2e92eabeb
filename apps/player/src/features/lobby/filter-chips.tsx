import type { Category, GameClass } from '@nokshi/contract/player/catalogue.ts';
import { Chips, moneyText } from '@nokshi/ui';
import { passGate } from '../../data/gate.ts';
import { useStatus } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import {
  classesFor,
  MINIMUM_BETS,
  type MinimumBet,
  MODES,
  type Mode,
  toClass,
  toMinimumBet,
  toMode,
} from './filters.ts';
import { useClasses } from './game-queries.ts';
import styles from './games.module.css';

/** All games, the hot ones, the member's own: those ask a visitor to log in. G-001..G-003. */
export function ModeChips({ selected }: { readonly selected: Mode }) {
  const { t } = useWords();
  const address = useAddress();
  const select = (mode: Mode) => {
    const changes = toMode(mode);
    const own = mode === 'fav' || mode === 'recent';
    if (own && !passGate({ address, t, next: address.href(changes), right: 'member' })) return;
    address.change(changes, true);
  };
  return (
    <Chips
      label={t('lobby.modes')}
      chips={MODES.map((id) => ({ id, label: t(`lobby.mode-${id}`) }))}
      selected={selected}
      onSelect={select}
    />
  );
}

export function BetChips({ selected }: { readonly selected: MinimumBet }) {
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

type ClassProps = { readonly category: Category | null; readonly selected: GameClass | null };

/** Jackpot, table games, arcade, bingo: those that games here have. Checklist G-006..G-011. */
export function ClassChips({ category, selected }: ClassProps) {
  const { t } = useWords();
  const { change } = useAddress();
  const languages = useStatus().data?.info.brand.languages ?? [];
  const there = useClasses(category).data;
  const shown = classesFor(languages).filter((each) => there?.has(each) || each === selected);
  if (shown.length === 0) return null;
  return (
    <div className={styles.bets}>
      <p aria-hidden="true">{t('lobby.class')}</p>
      <Chips<GameClass | 'all'>
        label={t('lobby.class')}
        chips={[
          { id: 'all', label: t('lobby.all') },
          ...shown.map((id) => ({ id, label: t(`lobby.class-${id}`) })),
        ]}
        selected={selected ?? 'all'}
        onSelect={(id) => change(toClass(id === 'all' ? null : id), true)}
      />
    </div>
  );
}
