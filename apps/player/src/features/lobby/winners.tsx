import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import { MoneyText, Skeleton } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { language } from '@nokshi/web/language.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useStatus } from '../../data/queries.ts';
import { Picture } from '../../lib/picture.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './winners.module.css';

const MOST = 20;
const ASK_EVERY_MS = 10_000;

/** The latest rounds that paid more than their stake: real ones, with masked names. P-015. */
export function Winners() {
  const { t } = useWords();
  const demo = useStatus().data?.info.brand.mode === 'demo';
  const board = useQuery({
    queryKey: ['winners'],
    queryFn: () =>
      call(recordsRoutes.winnerBoard, {
        gameCategory: 'ALL',
        language: language(),
        limitNum: MOST,
      }),
    refetchInterval: ASK_EVERY_MS,
  });
  // A board that does not load is no news; the games above it are what the page is for.
  if (board.isError && !board.data) return null;
  return (
    <section aria-labelledby="winners" className={styles.board}>
      <h2 id="winners">{t('winners.title')}</h2>
      <p className={styles.note}>{t(demo ? 'winners.note-demo' : 'winners.note')}</p>
      {!board.data && <Skeleton height="160px" />}
      {board.data?.list.length === 0 && <p className={styles.none}>{t('winners.none')}</p>}
      {board.data && board.data.list.length > 0 && <Lines list={board.data.list} />}
    </section>
  );
}

type Board = { readonly list: readonly { readonly vo: Line }[] };
type Line = {
  readonly player: string;
  readonly gameId: string;
  readonly gameName: { readonly EN: string; readonly BN: string };
  readonly image: string;
  readonly prize: string;
  readonly times: string;
  readonly at: string;
};

function Lines({ list }: Board) {
  const { t, local } = useWords();
  return (
    // The list scrolls in its own box, so the keyboard must be able to reach the box.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className={styles.lines} tabIndex={0} aria-labelledby="winners">
      {list.map(({ vo }) => (
        <li key={`${vo.at}${vo.player}${vo.prize}`} className={styles.line}>
          <Picture src={vo.image} alt="" width={44} height={44} loading="lazy" />
          <span className={styles.who}>
            <Link href={`/game?id=${encodeURIComponent(vo.gameId)}`}>{local(vo.gameName)}</Link>
            <span className={styles.small}>
              {vo.player} <Moment at={vo.at} />
            </span>
          </span>
          <span className={styles.prize}>
            <MoneyText amount={vo.prize} />
            <span className={styles.small}>{t('winners.times', { times: Number(vo.times) })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
