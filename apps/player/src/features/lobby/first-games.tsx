import { useGame } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import { gameAddress } from '../../lib/game-address.ts';
import { Picture } from '../../lib/picture.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './first-games.module.css';
import { useHotGames } from './hot-games.ts';
import { useStartGame } from '../../lib/use-start-game.ts';

const COUNT = 3;

/** Three games to begin with; the one that was wanted before the registration comes first. */
export function FirstGames() {
  const { local } = useWords();
  const { params } = useAddress();
  const start = useStartGame();
  const wanted = useGame(params.get('continue')).data;
  const hot = useHotGames(null).data?.data ?? [];
  const others = hot.filter(({ gameId, isOpen }) => isOpen && gameId !== wanted?.gameId);
  const games = [...(wanted ? [wanted] : []), ...others].slice(0, COUNT);
  return (
    <ul className={styles.games}>
      {games.map((game) => (
        <li key={game.gameId}>
          <a
            className={styles.game}
            href={gameAddress(game)}
            onClick={(event) => {
              event.preventDefault();
              start(game);
            }}
          >
            <Picture src={game.image} alt="" width={160} height={160} />
            {local(game.name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
