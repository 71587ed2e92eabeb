import { catalogueRoutes, type Game } from '@nokshi/contract/player/catalogue.ts';
import { INSTANT_MENU } from '@nokshi/contract/player/instants.ts';
import { classes, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { language } from '@nokshi/web/language.ts';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { gameAddress } from '../../lib/game-address.ts';
import { Heart } from '../../lib/heart.tsx';
import { Picture } from '../../lib/picture.tsx';
import { useStartGame } from '../../lib/use-start-game.ts';
import { useWords } from '../../lib/words.ts';
import { levelIn } from './cards.ts';
import styles from './table-card.module.css';

/** Tables that one member plays alone: they have no rounds of their own to follow. */
export const useAloneTables = () =>
  useQuery({
    queryKey: ['games', 'alone-tables'],
    queryFn: () =>
      call(catalogueRoutes.gameList, {
        clientType: 3,
        platform: 'web',
        language: language(),
        gameType: 'LIVE',
        gameMenu: INSTANT_MENU,
      }),
    select: ({ value }) => value,
  });

/** A table for one: what it returns and what it takes at least. */
export function AloneCard({ game }: { readonly game: Game }) {
  const { t, local } = useWords();
  const start = useStartGame();
  const level = levelIn(game.gameId);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    start(game);
  };
  const inside = (
    <>
      <Picture
        src={game.image}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className={styles.art}
      />
      <span className={styles.head}>
        <span className={styles.name}>{local(game.name)}</span>
        <span className={styles.level} data-level={level}>
          {t(`live.level-${level}`)}
        </span>
      </span>
      <span className={styles.facts}>
        <span>
          {t('lobby.from')} <MoneyText amount={game.minBet} />
        </span>
        <span className={styles.players}>
          {game.isOpen ? t('lobby.rtp', { rtp: game.rtp }) : t('live.stage-shut')}
        </span>
      </span>
    </>
  );
  return (
    <li className={styles.cell}>
      {game.isOpen ? (
        <a className={styles.card} href={gameAddress(game)} onClick={press}>
          {inside}
        </a>
      ) : (
        <div className={classes(styles.card, styles.shut)}>{inside}</div>
      )}
      <Heart game={game} className={styles.heart} />
    </li>
  );
}
