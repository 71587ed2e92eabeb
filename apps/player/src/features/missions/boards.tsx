import { sha256 } from '@nokshi/house-math/fairness/sha256.ts';
import { type Board, type BoardRow, boardsRoutes } from '@nokshi/contract/player/boards.ts';
import { boardText } from '@nokshi/contract/promotions/board-list.ts';
import { sentenceOf } from '@nokshi/contract/promotions/sentence.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, MoneyText, Note } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { dayText, timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAmount } from '../../lib/amount.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './missions.module.css';

type Shown = Output<typeof boardsRoutes.one>;

const boardsKey = ['mine', 'boards'] as const;
/** A live list is asked for again so often. */
const LOOK_AGAIN_MS = 30_000;

const idOf = ({ promotionId, startsAt }: Pick<Board, 'promotionId' | 'startsAt'>): string =>
  `${promotionId} ${startsAt}`;

/** Leaderboards with prizes: those that run, and the lists of the last days. MC-014. */
export function Boards() {
  const { t, local } = useWords();
  const [chosen, setChosen] = useState('');
  const list = useQuery({ queryKey: boardsKey, queryFn: () => call(boardsRoutes.list, {}) });
  return (
    <QueryView query={list}>
      {({ rows }) => {
        const [first] = rows;
        if (!first) return null;
        const shown = rows.find((row) => idOf(row) === chosen) ?? first;
        return (
          <section className={styles.part} aria-labelledby="boards">
            <h3 id="boards">{t('boards.title')}</h3>
            {rows.length > 1 && (
              <Choice
                label={t('boards.which')}
                labelHidden
                value={idOf(shown)}
                choices={rows.map((row) => ({
                  id: idOf(row),
                  label: `${local(row.title)}, ${
                    row.state === 'LIVE' ? t('boards.state-LIVE') : dayText(row.startsAt)
                  }`,
                }))}
                onChange={setChosen}
              />
            )}
            <OneBoard key={idOf(shown)} board={shown} />
          </section>
        );
      }}
    </QueryView>
  );
}

function OneBoard({ board }: { readonly board: Board }) {
  const { promotionId, startsAt, state } = board;
  const { language, local } = useWords();
  const one = useQuery({
    queryKey: [...boardsKey, promotionId, startsAt],
    queryFn: () => call(boardsRoutes.one, { promotionId, startsAt }),
    refetchInterval: state === 'LIVE' ? LOOK_AGAIN_MS : false,
  });
  const trigger = { kind: 'board', ...board } as const;
  return (
    <div className={styles.mission}>
      <strong>{local(board.title)}</strong>
      <p>{sentenceOf({ trigger, reward: board.reward }, language)}</p>
      <QueryView query={one}>
        {(shown) => (
          <>
            <State board={shown} />
            <Own board={shown} />
            <Rows board={shown} />
            {shown.hash && <Checked board={shown} hash={shown.hash} />}
          </>
        )}
      </QueryView>
    </div>
  );
}

/** Until when it counts, or what became of it. */
function State({ board: { state, endsAt, paysAt, reason } }: { readonly board: Shown }) {
  const { t } = useWords();
  if (state === 'VOID')
    return <Note>{reason ? t('boards.void', { reason }) : t('boards.void-closed')}</Note>;
  const words =
    state === 'FROZEN' && paysAt
      ? t('boards.frozen', { at: timeText(paysAt) })
      : state === 'PAID'
        ? t('boards.paid')
        : t(state === 'LIVE' ? 'boards.live' : 'boards.ended', { at: timeText(endsAt) });
  return <p className={styles.small}>{words}</p>;
}

/** The own place and what is missing to the one above, or what is missing for a place. */
function Own({ board }: { readonly board: Shown }) {
  const { t } = useWords();
  const scoreText = useScore(board);
  const { own, leastBets, state } = board;
  const isLive = state === 'LIVE';
  if (!own) return isLive ? <p className={styles.small}>{t('boards.own-none')}</p> : null;
  const { place, score, bets, gap } = own;
  if (place === null)
    return (
      <p>
        {isLive && bets < leastBets
          ? t('boards.own-bets', { bets, least: leastBets })
          : t('boards.own-unlisted')}
      </p>
    );
  return (
    <p>
      <strong>{t('boards.own', { place, score: scoreText(score) })}</strong>
      {isLive && gap !== null && (
        <span className={styles.small}>
          {t('boards.own-gap', { gap: scoreText(gap), place: place - 1 })}
        </span>
      )}
    </p>
  );
}

/** A score in its unit: taka, bets, or percent of stakes. */
function useScore({ score: by }: Pick<Board, 'score'>) {
  const { t } = useWords();
  const amountText = useAmount();
  return (score: string): string => {
    if (by === 'turnover') return amountText(score);
    return by === 'bets' ? t('boards.bets', { count: Number(score) }) : `${score} %`;
  };
}

function Rows({ board }: { readonly board: Shown }) {
  const { t } = useWords();
  if (board.rows.length === 0) return <p className={styles.small}>{t('boards.nobody')}</p>;
  return (
    <ol className={styles.ranks}>
      {board.rows.map((row) => (
        <OneRow key={row.place} row={row} board={board} />
      ))}
    </ol>
  );
}

function OneRow({ row, board }: { readonly row: BoardRow; readonly board: Shown }) {
  const { t } = useWords();
  const scoreText = useScore(board);
  const { place, player, score, prize, mine } = row;
  return (
    <li className={styles.rank} data-mine={mine}>
      <span className={styles.place}>{place}</span>
      <span className={styles.who}>
        <strong>{player}</strong>
        {mine && <span className={styles.small}>{t('missions.you')}</span>}
      </span>
      <span className={styles.score}>
        {scoreText(score)}
        {prize && (
          <span className={styles.prize}>
            {t('boards.prize')} <MoneyText amount={prize} />
          </span>
        )}
      </span>
    </li>
  );
}

/** The published hash, and a check of the list by it in this browser. */
function Checked({ board, hash }: { readonly board: Shown; readonly hash: string }) {
  const { t } = useWords();
  const [fits, setFits] = useState<boolean | null>(null);
  return (
    <details className={styles.hash}>
      <summary>{t('boards.hash')}</summary>
      <p className={styles.small}>{t('boards.hash-words')}</p>
      <code>{hash}</code>
      <Button small onClick={() => setFits(sha256(boardText(board)) === hash)}>
        {t('boards.check')}
      </Button>
      <p role="status">{fits !== null && t(fits ? 'boards.fits' : 'boards.fits-not')}</p>
    </details>
  );
}
