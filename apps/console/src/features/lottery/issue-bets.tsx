import type { DeskIssue, consoleLotteryRoutes } from '@nokshi/contract/console/lottery.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { playNames } from '@nokshi/contract/plays/names.ts';
import { chosenText } from '@nokshi/contract/plays/selection.ts';
import { dayText } from '@nokshi/web/time.ts';
import styles from '../../lib/desk.module.css';
import { LargestBets } from '../../lib/largest-bets.tsx';
import { useWords } from '../../lib/words.ts';

type Props = {
  readonly family: string;
  readonly issue: DeskIssue;
  readonly bets: Output<typeof consoleLotteryRoutes.issue>['bets'];
};

/** The largest bets of an issue, each with its member. */
export function IssueBets({ family, issue, bets }: Props) {
  const { t } = useWords();
  const names = playNames(t, family);
  const drawDate = dayText(issue.drawsAt);
  return (
    <LargestBets
      bets={bets}
      caption={t('lotteries.largest')}
      none={t('lotteries.no-bets')}
      chosen={{
        id: 'bet',
        title: t('lotteries.play'),
        cell: ({ play, selection, isWhole }) => (
          <span className={styles.pair}>
            {names.play(play)}
            <small className={styles.words}>
              {chosenText(t, { family, play, drawDate, isWhole }, selection)}
            </small>
          </span>
        ),
      }}
      takenBack={({ cancelled }) => (cancelled ? t('lotteries.cancelled') : null)}
    />
  );
}
