import { catalogueRoutes, type Game } from '@nokshi/contract/player/catalogue.ts';
import { INSTANT_MENU } from '@nokshi/contract/player/instants.ts';
import { MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { language } from '@nokshi/web/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../lib/words.ts';
import { CardFrame } from './card-frame.tsx';
import styles from './card-frame.module.css';
import { levelIn } from './cards.ts';

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
  const { t } = useWords();
  const level = levelIn(game.gameId);
  return (
    <CardFrame game={game} image={game.image} isOpen={game.isOpen}>
      <span className={styles.head}>
        <span className={styles.name}>{t('live.game-blackjack')}</span>
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
    </CardFrame>
  );
}
