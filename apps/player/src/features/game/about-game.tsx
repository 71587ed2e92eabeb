import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { Facts, MoneyText } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import styles from './game.module.css';

/** What the game is and what it really pays. */
export function AboutGame({ game }: { readonly game: Game }) {
  const { t, local } = useWords();
  return (
    <section className={styles.about} aria-labelledby="about">
      <h2 id="about">{t('game.about')}</h2>
      <p>{local(game.description)}</p>
      <Facts
        facts={[
          { name: t('game.rtp'), value: `${game.rtp} %` },
          { name: t('game.hit-rate'), value: `${game.hitRate} %` },
          { name: t('game.volatility'), value: t(`game.volatility-${game.volatility}`) },
          {
            name: t('game.largest-win'),
            value: t('game.times-stake', { times: Number(game.maxWin) }),
          },
          { name: t('game.minimum-bet'), value: <MoneyText amount={game.minBet} /> },
        ]}
      />
      <p className={styles.meaning}>{t('game.rtp-meaning')}</p>
    </section>
  );
}
