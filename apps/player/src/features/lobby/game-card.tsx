import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { TRIAL } from '@nokshi/contract/rights.ts';
import { classes, MoneyText } from '@nokshi/ui';
import type { MouseEvent } from 'react';
import { usePots } from '../../data/pots.ts';
import { useVendors } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { gameAddress } from '../../lib/game-address.ts';
import { Heart } from '../../lib/heart.tsx';
import { Picture } from '../../lib/picture.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './lobby.module.css';
import { useStartGame } from '../../lib/use-start-game.ts';

type Props = { readonly game: Game; readonly eager?: boolean };

/** What its dearest pot holds now; in free play that of play money. */
function Pot({ gameId }: { readonly gameId: string }) {
  const { t } = useWords();
  const isFree = useSession((session) => session.member?.type === TRIAL);
  const pots = usePots(gameId, true);
  const [grand] = pots?.[isFree ? 'FUN' : 'BDT'] ?? [];
  if (grand === undefined) return null;
  return (
    <span className={styles.pot}>
      <span className={styles.potWord}>{t('lobby.pot')}</span> <MoneyText amount={grand} />
    </span>
  );
}

/** Who made it, once the list of makers has come. */
function Maker({ code }: { readonly code: string }) {
  const { local } = useWords();
  const maker = useVendors(null).data?.find(({ vassalage }) => vassalage === code);
  return maker && <span className={styles.maker}>{local(maker.title)}</span>;
}

/**
 * One game: its picture with its name and maker upon it, and what it really gives back. A group opens the list of its
 * games; a game whose maker is off stands grey and starts nothing. Checklist G-018, G-021.
 */
export function GameCard({ game, eager }: Props) {
  const { t, local } = useWords();
  const start = useStartGame();
  const { open, href } = useAddress();
  const group = game.isGame === 'VASSALAGE';
  const picture = (
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
      <span className={styles.over}>
        {game.gameClassify.includes('JP') && <Pot gameId={game.gameId} />}
        <span className={styles.name}>{local(game.name)}</span>
        <Maker code={game.vassalage} />
      </span>
    </span>
  );
  const facts = group ? (
    <span>{t('lobby.group')}</span>
  ) : (
    <>
      <span>{t('lobby.rtp', { rtp: game.rtp })}</span>
      <span>
        {t('lobby.from')} <MoneyText amount={game.minBet} />
      </span>
    </>
  );
  const inside = (
    <>
      {picture}
      <span className={styles.facts}>{game.isOpen ? facts : t('lobby.closed')}</span>
    </>
  );
  if (!game.isOpen)
    return (
      <li className={styles.cell}>
        <div className={classes(styles.card, styles.shut)}>{inside}</div>
      </li>
    );
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (group) open({ group: game.gameId });
    else start(game);
  };
  return (
    <li className={styles.cell}>
      <a
        className={styles.card}
        href={group ? href({ group: game.gameId }) : gameAddress(game)}
        onClick={press}
      >
        {inside}
      </a>
      {!group && <Heart game={game} className={styles.heart} />}
    </li>
  );
}
