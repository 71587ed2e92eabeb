import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { classes, Icon, Loader } from '@nokshi/ui';
import { saying } from '@nokshi/web/language.ts';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense, useState } from 'react';
import { useStretch } from '../../data/stretch.ts';
import { useAddress } from '../../lib/address.ts';
import { TABLE_WORDS } from '../../lib/later-words.ts';
import { RealityCheck, useIsCovered } from '../../lib/reality-check.tsx';
import { useWords } from '../../lib/words.ts';
import { type ChatSwitch, useChatSwitch } from './chat/use-chat.ts';
import { GameMenu } from './game-menu.tsx';
import styles from './game.module.css';
import { useIsBoard } from './more-tables.ts';
import { PlayBar } from './play-bar.tsx';
import { Seat } from './seat.tsx';
import { useSeating } from './seating.ts';

/** The page adds up the rounds that it shows itself. */
const LOOK_AGAIN_MS = 60_000;

const board = saying(TABLE_WORDS, () => import('./board.ts'));
const TableBoard = lazy(board, 'TableBoard');
const TableStrip = lazy(board, 'TableStrip');
const TableChat = lazy(
  saying(TABLE_WORDS, () => import('./chat/table-chat.tsx')),
  'TableChat',
);

type TableProps = { readonly game: Game; readonly stage: boolean };

/** A member in a game of the house: its frame with the sitting's figures, or several tables on a wide stage. */
export function Table({ game, stage }: TableProps) {
  const { t, local } = useWords();
  const { open } = useAddress();
  const stretch = useStretch(LOOK_AGAIN_MS);
  const seating = useSeating(stretch);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { realityCheck } = stretch.data ?? {};
  const isCovered = useIsCovered() || realityCheck?.isDue === true || isMenuOpen;
  const isBoard = useIsBoard(game, stage);
  const { lastProof } = seating;
  const seat = { stage, seating, isCovered };
  const chat = useChatSwitch(game);
  return (
    <>
      <h1 className="visually-hidden">{local(game.name)}</h1>
      <RealityCheck stretch={stretch} />
      <PlayBar sitting={seating.sitting} stage={stage}>
        {isBoard && (
          <Suspense fallback={null}>
            <TableStrip />
          </Suspense>
        )}
        {chat && <ChatButton chat={chat} />}
        <GameMenu
          game={game}
          onTurn={setMenuOpen}
          items={[
            {
              icon: 'seal',
              label: t('game.check'),
              disabled: lastProof === null,
              onPress: () => lastProof !== null && open(lastProof),
            },
          ]}
        />
      </PlayBar>
      <div className={classes(styles.around, chat?.isOpen && styles.talking)}>
        <div className={styles.table}>
          {isBoard ? (
            <Suspense fallback={<Loader label={t('game.opening')} />}>
              <TableBoard {...seat} />
            </Suspense>
          ) : (
            <Seat key={game.gameId} game={game} {...seat} />
          )}
        </div>
        {chat?.isOpen && (
          <Suspense fallback={null}>
            <TableChat first={game.gameId} isBoard={isBoard} chat={chat} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function ChatButton({ chat: { button, isOpen, turn } }: { readonly chat: ChatSwitch }) {
  const { t } = useWords();
  return (
    <button
      ref={button}
      type="button"
      className={styles.round}
      aria-label={t('game.chat')}
      aria-expanded={isOpen}
      onClick={turn}
    >
      <Icon name="chat" />
    </button>
  );
}
