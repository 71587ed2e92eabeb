import type { Game as GameFacts } from '@nokshi/contract/player/catalogue.ts';
import { TABLE_MENU } from '@nokshi/contract/player/tables.ts';
import { SEAMLESS } from '@nokshi/contract/player/vendors.ts';
import { Button, buttonLook, EmptyState, MoneyText } from '@nokshi/ui';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { passGate } from '../../data/gate.ts';
import { useFlags, useGame } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { useWholeWindow } from '../../data/stage.ts';
import { useAddress } from '../../lib/address.ts';
import { Picture } from '../../lib/picture.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { refusedWith } from '@nokshi/web/refusal.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useWords } from '../../lib/words.ts';
import { AboutGame } from './about-game.tsx';
import styles from './game.module.css';
import { VendorTable } from './vendor-table.tsx';
import { Table } from './table.tsx';
import { useEscape, useLeave } from './use-leave.ts';

/** `/game?id=`: the game in its frame for a member, its facts and the gate for a visitor. */
export default function Game({ tryFree }: { readonly tryFree?: ReactNode }) {
  const { t } = useWords();
  const { params } = useAddress();
  const gameId = params.get('id');
  const game = useGame(gameId);
  if (!gameId || refusedWith(game.error, 'catalogue.game-unknown', 'edge.invalid-input')) {
    return (
      <EmptyState title={t('game.unknown')} level={1}>
        <Link className={buttonLook()} href="/">
          {t('page.to-the-games')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <QueryView query={game}>
      {(facts) => <OneGame key={keyOf(facts)} game={facts} stage tryFree={tryFree} />}
    </QueryView>
  );
}

/** Tables lie beside each other: when the first one is closed, the others go on. */
const keyOf = ({ gameId, gameMenus }: GameFacts): string =>
  gameMenus.includes(TABLE_MENU) ? TABLE_MENU : gameId;

type OneProps = {
  readonly game: GameFacts;
  /** Whether it gets the whole window when a member plays. */
  readonly stage?: boolean;
  /** How a visitor begins free play here. */
  readonly tryFree?: ReactNode;
};

/** One game, at its own page or at another that shows it. */
export function OneGame({ game, stage = false, tryFree }: OneProps) {
  const { t, local } = useWords();
  const { phase, member } = useSession();
  useTitle(local(game.name));
  const PlayTable = game.gameMenus.includes(SEAMLESS) ? VendorTable : Table;
  const restriction = member?.restriction ?? null;
  if (phase === 'in' && !restriction && stage) return <Stage game={game} table={PlayTable} />;
  return (
    <div className={styles.page}>
      <div className={styles.place}>
        {phase === 'in' && restriction && (
          <EmptyState title={t('game.closed-to-you')} icon="shield">
            <p>{t(`member.${restriction}`)}</p>
          </EmptyState>
        )}
        {phase === 'in' && !restriction && <PlayTable game={game} stage={false} />}
        {phase === 'out' && <Door game={game} tryFree={tryFree} />}
      </div>
      <AboutGame game={game} />
    </div>
  );
}

type StageProps = {
  readonly game: GameFacts;
  readonly table: ComponentType<{ readonly game: GameFacts; readonly stage: boolean }>;
};

/** The game in the whole window; Escape leaves it. */
function Stage({ game, table: PlayTable }: StageProps) {
  useWholeWindow();
  useEscape(useLeave());
  return (
    <div className={styles.stage}>
      <PlayTable game={game} stage />
    </div>
  );
}

/** What a visitor finds in the frame's place: free play where it is open, and the gate. V-001, V-008. */
function Door({ game, tryFree }: Pick<OneProps, 'game' | 'tryFree'>) {
  const { t, local } = useWords();
  const address = useAddress();
  const next = address.href({ m: null });
  const flags = useFlags().data?.flags;
  const mayTry = tryFree && flags?.FREEPLAY3 === '1' && !game.gameMenus.includes(SEAMLESS);
  const knock = () => passGate({ address, t, next, right: 'table' });
  // The gate opens once by itself when somebody comes here by a link and cannot play without it.
  useEffect(() => {
    if (flags && !mayTry && !address.params.has('m')) knock();
  }, [flags === undefined]);
  return (
    <div className={styles.door}>
      <Picture src={game.image} alt="" width={160} height={160} />
      <h1>{local(game.name)}</h1>
      <p>
        {t('lobby.rtp', { rtp: game.rtp })} · {t('lobby.from')} <MoneyText amount={game.minBet} />
      </p>
      {mayTry && tryFree}
      <Button kind={mayTry ? 'plain' : 'main'} onClick={knock}>
        {t('game.log-in')}
      </Button>
    </div>
  );
}
