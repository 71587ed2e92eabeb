import {
  type DeskLottery,
  consoleLotteryRoutes as routes,
} from '@nokshi/contract/console/lottery.ts';
import { EmptyState, Figures, MoneyText, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { dayText, timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { BANDS } from './exposure-cells.ts';
import { ExposureGrid } from './exposure-grid.tsx';
import own from './lottery.module.css';
import { LOTTERY_KEY } from './lotteries.ts';
import { OfLottery } from './of-lottery.tsx';

/** While the board is seen; a hidden page asks for nothing. */
const LOOK_MS = 3_000;

/** What the issue that takes bets pays, number by number. Only to look at. */
export function ExposureTab() {
  const { t } = useWords();
  return (
    <>
      <div className={styles.apart}>
        <Note>{t('lotteries.exposure-words')}</Note>
      </div>
      <OfLottery>{(game) => <Board key={game.gameCode} game={game} />}</OfLottery>
    </>
  );
}

function Board({ game }: { readonly game: DeskLottery }) {
  const { t } = useWords();
  const { gameCode, family } = game;
  const query = useQuery({
    queryKey: [...LOTTERY_KEY, 'exposure', gameCode],
    queryFn: () => call(routes.exposure, { gameCode }),
    refetchInterval: LOOK_MS,
  });
  return (
    <QueryView query={query} height="420px">
      {({ serverTime, issue, closesAt, bets, staked, ceiling, plays }) => {
        if (issue === null) return <EmptyState title={t('lotteries.takes-no-bets')} icon="clock" />;
        const drawDate = dayText(closesAt ?? serverTime);
        return (
          <div className={own.plays}>
            <Figures
              figures={[
                {
                  name: t('lotteries.issue'),
                  value: (
                    <Link href={`/lottery?tab=issues&game=${gameCode}&issue=${issue}`}>
                      {issue}
                    </Link>
                  ),
                },
                {
                  name: t('lotteries.closes'),
                  value: closesAt === null ? '–' : timeText(closesAt),
                },
                { name: t('lotteries.bets'), value: countText(bets) },
                { name: t('lotteries.staked'), value: <MoneyText amount={staked} /> },
                { name: t('lotteries.numberMost'), value: <MoneyText amount={ceiling} /> },
              ]}
            />
            <Key />
            {plays.length === 0 && <EmptyState title={t('lotteries.no-bets')} />}
            {plays.map((exposure) => (
              <ExposureGrid
                key={exposure.play}
                exposure={exposure}
                of={{ family, drawDate, ceiling }}
              />
            ))}
          </div>
        );
      }}
    </QueryView>
  );
}

/** What the colours and the bars under the numbers say. */
function Key() {
  const { t } = useWords();
  return (
    <ul className={own.key}>
      {BANDS.map((band) => (
        <li key={band} className={own[`key-${band}`]}>
          <i />
          {t(`lotteries.band-${band}`)}
        </li>
      ))}
    </ul>
  );
}
