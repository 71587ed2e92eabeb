import type { LotteryCard } from '@nokshi/contract/player/lottery.ts';
import { buttonLook, EmptyState, ErrorState, Loader } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { refusedWith } from '@nokshi/web/refusal.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import styles from './of-game.module.css';
import { type LotteryGame, useGame, useMenu } from './queries.ts';

type Props = {
  readonly gameCode: string;
  readonly children: (game: LotteryGame) => ReactNode;
};

/** What a view shows of one lottery; a code that no lottery has says so, with the way back. */
export function OfGame({ gameCode, children }: Props) {
  const { t, why } = useWords();
  const game = useGame(gameCode);
  if (game.data) return children(game.data);
  if (game.isPending) return <Loader label={t('app.loading')} />;
  if (refusedWith(game.error, 'lottery.game-unknown')) return <UnknownLottery />;
  return (
    <ErrorState
      title={t('app.did-not-load')}
      words={why(game.error)}
      retryLabel={t('app.try-again')}
      onRetry={() => void game.refetch()}
    />
  );
}

function UnknownLottery() {
  const { t } = useWords();
  return (
    <EmptyState title={t('lottery.unknown')} level={1}>
      <p>{t('lottery.unknown-words')}</p>
      <Link className={buttonLook('main')} href="/lottery">
        {t('lottery.to-all')}
      </Link>
    </EmptyState>
  );
}

type TitleProps = {
  readonly title: string;
  readonly game: LotteryCard | null;
  /** What stands for all lotteries, where a view has one. */
  readonly all?: string;
  readonly children?: ReactNode;
};

/** The heading of a view, with the choice of another lottery beside it. */
export function GameTitle({ title, game, all, children }: TitleProps) {
  const { t, local } = useWords();
  const { change } = useAddress();
  const cards = useMenu().data?.data ?? (game ? [game] : []);
  const choices = [
    ...(all === undefined ? [] : [{ id: '', label: all }]),
    ...cards.map((card) => ({ id: card.gameCode, label: local(card.name) })),
  ];
  return (
    <div className={styles.title}>
      <h1>{title}</h1>
      <div className={styles.tools}>
        {choices.length > 1 && (
          <Choice
            label={t('lottery.choose')}
            labelHidden
            value={game?.gameCode ?? ''}
            choices={choices}
            onChange={(code) =>
              change({
                gameCode: code || null,
                vendor: cards.find(({ gameCode }) => gameCode === code)?.vendor ?? null,
                playType: null,
                place: null,
              })
            }
          />
        )}
        {children}
      </div>
    </div>
  );
}
