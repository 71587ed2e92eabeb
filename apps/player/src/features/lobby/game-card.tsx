import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { MoneyText } from '@nokshi/ui';
import { Picture } from '../../lib/picture.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './lobby.module.css';
import { useStartGame } from './use-start-game.ts';

type Props = { readonly game: Game; readonly eager?: boolean };

/** One game: its cloth, its name, and what it really gives back. */
export function GameCard({ game, eager }: Props) {
  const { t, local } = useWords();
  const start = useStartGame();
  return (
    <li>
      <a
        className={styles.card}
        href={`/game?id=${encodeURIComponent(game.gameId)}`}
        onClick={(event) => {
          event.preventDefault();
          start(game.gameId);
        }}
      >
        <span className={styles.art}>
          <Picture
            src={game.image}
            alt=""
            width={240}
            height={240}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
          {game.isHot === 1 && <span className={styles.hot}>{t('lobby.hot')}</span>}
        </span>
        <span className={styles.name}>{local(game.name)}</span>
        <span className={styles.facts}>
          <span>{t('lobby.rtp', { rtp: game.rtp })}</span>
          <span>
            {t('lobby.from')} <MoneyText amount={game.minBet} />
          </span>
        </span>
      </a>
    </li>
  );
}
