import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { Icon } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './game-link.module.css';
import { Picture } from './picture.tsx';

type Props = {
  readonly game: Pick<Game, 'gameId' | 'image'>;
  /** What the link says. */
  readonly children: ReactNode;
};

/** The way to one game, with its picture. */
export const GameLink = ({ game: { gameId, image }, children }: Props) => (
  <Link href={`/game?id=${encodeURIComponent(gameId)}`} className={styles.link}>
    <Picture src={image} alt="" width={64} height={64} />
    <span>{children}</span>
    <Icon name="right" />
  </Link>
);
