import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { classes } from '@nokshi/ui';
import type { ReactNode, RefObject } from 'react';
import { gameAddress } from '../../lib/game-address.ts';
import { Heart } from '../../lib/heart.tsx';
import { Picture } from '../../lib/picture.tsx';
import { useStartGame } from '../../lib/use-start-game.ts';
import styles from './card-frame.module.css';

type Props = {
  readonly game: Pick<Game, 'nodeId' | 'vassalage' | 'gameType' | 'gameId' | 'name' | 'gameMenus'>;
  readonly image: string;
  /** What is closed can be read, and leads nowhere. */
  readonly isOpen: boolean;
  readonly place?: RefObject<HTMLLIElement | null>;
  readonly children: ReactNode;
};

/** A table in the list: all of it leads to the table, and its heart lies beside the link. */
export function CardFrame({ game, image, isOpen, place, children }: Props) {
  const start = useStartGame();
  const inside = (
    <>
      <Picture src={image} alt="" width={64} height={64} loading="lazy" className={styles.art} />
      {children}
    </>
  );
  return (
    <li ref={place} className={styles.cell}>
      {isOpen ? (
        <a
          className={styles.card}
          href={gameAddress(game)}
          onClick={(event) => {
            event.preventDefault();
            start(game);
          }}
        >
          {inside}
        </a>
      ) : (
        <div className={classes(styles.card, styles.shut)}>{inside}</div>
      )}
      <Heart game={game} className={styles.heart} />
    </li>
  );
}
