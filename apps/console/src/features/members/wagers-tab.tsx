import { consoleMemberRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import type { LotteryOfWager } from '@nokshi/contract/player/records.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { playNames } from '@nokshi/contract/plays/names.ts';
import { chosenText } from '@nokshi/contract/plays/selection.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

type Page = Output<typeof routes.wagers>;

/** All wagers of a member, or those that were settled first within the span in the address. */
export function Wagers({ id }: TabProps) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const [settledFrom, settledTo] = [search.get('settledFrom'), search.get('settledTo')];
  const span = settledFrom && settledTo ? { settledFrom, settledTo } : null;
  return (
    <>
      {span && (
        <div className={`${styles.between} ${styles.apart}`}>
          <span>
            {t('wager.settled-within', {
              from: timeText(span.settledFrom),
              to: timeText(span.settledTo),
            })}
          </span>
          <Link href={`/members/${id}?tab=wagers`}>{t('wager.show-all')}</Link>
        </div>
      )}
      <List<Page>
        queryKey={['member', id, 'wagers', span]}
        load={(cursor) => call(routes.wagers, { id, ...span, cursor, pageSize: 25 })}
        caption={t('member.wagers')}
        rowKey={(row) => row.wagerId}
        empty={t(span ? 'wager.none-within' : 'member.no-wagers')}
        columns={useColumns()}
      />
    </>
  );
}

function useColumns(): Column<Page['rows'][number]>[] {
  const { t, local } = useWords();
  return [
    { id: 'at', title: t('wager.placed'), whole: true, cell: (row) => timeText(row.placedAt) },
    {
      id: 'game',
      title: t('wager.game'),
      cell: (row) => (
        <span className={styles.pair}>
          {local(row.gameName)}
          {row.lottery && <LotteryBet bet={row.lottery} />}
        </span>
      ),
    },
    {
      id: 'stake',
      title: t('wager.stake'),
      figure: true,
      cell: (row) => <MoneyText amount={row.stake} />,
    },
    {
      id: 'payout',
      title: t('wager.payout'),
      figure: true,
      cell: (row) => <MoneyText amount={row.payout} />,
    },
    {
      id: 'net',
      title: t('wager.net'),
      figure: true,
      cell: (row) => <MoneyText amount={row.net} signed />,
    },
    {
      id: 'valid',
      title: t('contracts.valid'),
      figure: true,
      cell: (row) => <MoneyText amount={row.valid} />,
    },
    { id: 'state', title: t('wager.state'), cell: (row) => t(`wager.${row.state}`) },
    {
      id: 'id',
      title: t('wager.id'),
      cell: (row) => <span className={styles.mono}>{row.wagerId}</span>,
    },
  ];
}

/** Which issue a lottery bet was on, what was chosen, and what was drawn. */
function LotteryBet({ bet }: { readonly bet: LotteryOfWager }) {
  const { t } = useWords();
  const { issue, family, play, selection, numbers } = bet;
  const chosen = chosenText(t, bet, selection);
  return (
    <small>
      {`${issue} · ${playNames(t, family).play(play)} · ${chosen}`}
      {numbers && ` → ${numbers.join(' ')}`}
    </small>
  );
}
