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
          ...largestWins(game, t),
          { name: t('game.minimum-bet'), value: <MoneyText amount={game.minBet} /> },
        ]}
      />
      <p className={styles.meaning}>{t('game.rtp-meaning')}</p>
      {game.rareWin && <p className={styles.meaning}>{t('game.ceiling-meaning')}</p>}
    </section>
  );
}

/** The ceiling never without a win that does come, and how often: the ceiling itself hardly ever does. */
function largestWins({ maxWin, rareWin }: Game, t: ReturnType<typeof useWords>['t']) {
  const name = t('game.largest-win');
  const times = Number(maxWin);
  if (!rareWin) return [{ name, value: t('game.times-stake', { times }) }];
  const rare = { times: Number(rareWin.times), rounds: Number(rareWin.oneIn) };
  return [
    { name, value: t('game.at-most', { times }) },
    { name: t('game.once-in', rare), value: t('game.times-or-more', rare) },
  ];
}
