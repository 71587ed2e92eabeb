import { type Column, EmptyState, MoneyText, Table } from '@nokshi/ui';
import { Link } from 'wouter';
import { useWords } from './words.ts';

type Bet = {
  readonly betId: string;
  readonly memberId: string;
  readonly username: string;
  readonly stake: string;
  /** Null until it is known. */
  readonly payout: string | null;
};
type Props<Row extends Bet> = {
  readonly bets: readonly Row[];
  readonly caption: string;
  readonly none: string;
  /** What was bet on. */
  readonly chosen: Column<Row>;
  /** What is said in place of a payout; null where there is one, or may be later. */
  readonly takenBack: (bet: Row) => string | null;
};

/** The largest bets of a draw, each with its member. */
export function LargestBets<Row extends Bet>(props: Props<Row>) {
  const { t } = useWords();
  const { bets, caption, none, chosen, takenBack } = props;
  if (bets.length === 0) return <EmptyState title={none} level={3} />;
  return (
    <Table
      caption={caption}
      rows={bets}
      rowKey={({ betId }) => betId}
      columns={[
        {
          id: 'member',
          title: t('lotteries.member'),
          cell: ({ memberId, username }) => <Link href={`/members/${memberId}`}>{username}</Link>,
        },
        chosen,
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
          cell: (bet) =>
            takenBack(bet) ?? (bet.payout === null ? '–' : <MoneyText amount={bet.payout} />),
        },
      ]}
    />
  );
}
