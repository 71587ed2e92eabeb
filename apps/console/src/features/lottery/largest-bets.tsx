import type { DeskIssue, consoleLotteryRoutes } from '@nokshi/contract/console/lottery.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { EmptyState, MoneyText, Table } from '@nokshi/ui';
import { playNames } from '@nokshi/contract/plays/names.ts';
import { chosenText } from '@nokshi/contract/plays/selection.ts';
import { dayText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

type Props = {
  readonly family: string;
  readonly issue: DeskIssue;
  readonly bets: Output<typeof consoleLotteryRoutes.issue>['bets'];
};

/** The largest bets of an issue, each with its member. */
export function LargestBets({ family, issue, bets }: Props) {
  const { t } = useWords();
  const names = playNames(t, family);
  const drawDate = dayText(issue.drawsAt);
  if (bets.length === 0) return <EmptyState title={t('lotteries.no-bets')} level={3} />;
  return (
    <Table
      caption={t('lotteries.largest')}
      rows={bets}
      rowKey={({ betId }) => betId}
      columns={[
        {
          id: 'member',
          title: t('lotteries.member'),
          cell: ({ memberId, username }) => <Link href={`/members/${memberId}`}>{username}</Link>,
        },
        {
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
        },
        {
          id: 'stake',
          title: t('lotteries.stake'),
          figure: true,
          cell: ({ stake }) => <MoneyText amount={stake} />,
        },
        {
          id: 'payout',
          title: t('lotteries.paid'),
          figure: true,
          cell: ({ payout, cancelled }) => {
            if (cancelled) return t('lotteries.cancelled');
            return payout === null ? '–' : <MoneyText amount={payout} />;
          },
        },
      ]}
    />
  );
}
