import type { Category } from '@nokshi/contract/player/catalogue.ts';
import { Button, Icon } from '@nokshi/ui';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useMenus } from '../../data/queries.ts';
import { REDUCED_MOTION, useMedia } from '../../lib/use-media.ts';
import { useWords } from '../../lib/words.ts';
import { GameCard } from './game-card.tsx';
import { useHotGames } from './hot-games.ts';
import styles from './lobby.module.css';
import { Places } from './places.tsx';
import { goesByItself, shownIn } from './slider-rules.ts';

const STEP_MS = 5_000;
/** Where one page shows every game, a row of some of them again would only be longer. */
const ONE_PAGE = 24;

/**
 * The hot games of a category in one row. It moves on by itself where there are more than it
 * shows; a pause, the mouse on it or the focus in it holds it. Checklist G-014..G-017, G-023.
 */
export function HotSlider({ category }: { readonly category: Category }) {
  const { t } = useWords();
  const hot = useHotGames(category);
  const games = hot.data?.data ?? [];
  const still = useMedia(REDUCED_MOTION);
  const [held, setHeld] = useState(false);
  const row = useRef<HTMLUListElement>(null);
  const goes = goesByItself(category, { count: games.length, still });
  useEffect(() => {
    if (!goes || held) return;
    const timer = setInterval(() => step(row.current), STEP_MS);
    return () => clearInterval(timer);
  }, [goes, held]);
  const menus = useMenus();
  const there = menus.data?.data.find((menu) => menu.category === category)?.games ?? 0;
  const isComing = hot.isPending || menus.isPending;
  if (!isComing && (games.length === 0 || there <= ONE_PAGE)) return null;
  return (
    <section aria-labelledby="hot-slider">
      <div className={styles.hotHead}>
        <h2 id="hot-slider">{t('lobby.hot-games')}</h2>
        {goes && (
          <Button small kind="quiet" aria-pressed={held} onClick={() => setHeld(!held)}>
            <Icon name={held ? 'play' : 'pause'} size={18} />
            {t(held ? 'lobby.slider-go' : 'lobby.slider-hold')}
          </Button>
        )}
      </div>
      {/* Resting on the row only holds it still; nothing is done by it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={row}
        className={styles.slider}
        style={{ '--shown': shownIn(category) } as CSSProperties}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') setHeld(true);
        }}
        onFocus={() => setHeld(true)}
      >
        {isComing && <Places count={shownIn(category)} />}
        {games.map((game) => (
          <GameCard key={game.gameId} game={game} eager />
        ))}
      </ul>
    </section>
  );
}

/** One card on, and from the end back to the beginning. */
function step(row: HTMLUListElement | null): void {
  const card = row?.firstElementChild;
  if (!row || !card) return;
  const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
  const wide = card.getBoundingClientRect().width;
  row.scrollTo({ left: atEnd ? 0 : row.scrollLeft + wide, behavior: 'smooth' });
}
