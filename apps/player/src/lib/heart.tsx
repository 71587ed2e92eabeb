import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { classes } from '@nokshi/ui';
import { useFavorite } from '../data/favorites.ts';
import styles from './heart.module.css';
import { useWords } from './words.ts';

type Props = {
  readonly game: Pick<Game, 'nodeId' | 'vassalage' | 'gameType' | 'name'>;
  /** Where it lies on its card, its colour and that of a kept one (`--kept`). */
  readonly className: string | undefined;
};

/** Keeps the game among the favourites, or takes it out. Checklist G-019, E-095. */
export function Heart({ game, className }: Props) {
  const { t, local } = useWords();
  const { kept, turn } = useFavorite(game);
  return (
    <button
      type="button"
      className={classes(styles.heart, className)}
      aria-pressed={kept}
      aria-label={t('lobby.favorite', { game: local(game.name) })}
      onClick={turn}
    >
      <svg width={18} height={18} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 19.5C6.5 15.6 4 12.8 4 9.6A4.1 4.1 0 0 1 12 7.8a4.1 4.1 0 0 1 8 1.8c0 3.2-2.5 6-8 9.9z" />
      </svg>
    </button>
  );
}
