import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { Stitch } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { language } from '@nokshi/web/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../lib/words.ts';
import { GameCard } from './game-card.tsx';
import styles from './lobby.module.css';

/** So many are asked for. Checklist C-022. */
const COUNT = 20;

/** What members really opened this week; where nobody opened anything there is no such row. */
export function PopularRow() {
  const { t } = useWords();
  const games = useQuery({
    queryKey: ['games', 'popular'],
    queryFn: () =>
      call(catalogueRoutes.popular, { count: COUNT, device: 'WEB', language: language() }),
  });
  if (!games.data || games.data.data.length === 0) return null;
  return (
    <>
      <Stitch />
      <section aria-labelledby="popular">
        <h2 id="popular" className={styles.heading}>
          {t('lobby.popular')}
        </h2>
        <p className={styles.counted}>{t('lobby.popular-words')}</p>
        <ul className={styles.six}>
          {games.data.data.map((game) => (
            <GameCard key={game.gameId} game={game} />
          ))}
        </ul>
      </section>
    </>
  );
}
