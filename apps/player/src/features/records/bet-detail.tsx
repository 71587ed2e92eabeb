import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { BackButton, Button, Facts, Icon, MoneyText, Table } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../lib/address.ts';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useWords } from '../../lib/words.ts';
import { entryName } from './entry-name.ts';
import { lotteryFacts, ToTicket } from './lottery-bet.tsx';
import styles from './records.module.css';
import { proofAddress, roundFacts, RoundPicture } from './round-bet.tsx';

type Wager = Output<typeof recordsRoutes.wager>;

/** One bet with the ledger entries behind it, and the way to check its round. */
export function BetDetail({ wagerId }: { readonly wagerId: string }) {
  const { t } = useWords();
  const { change, open } = useAddress();
  const wager = useQuery({
    queryKey: ['mine', 'wager', wagerId],
    queryFn: () => call(recordsRoutes.wager, { wagerId }),
  });
  return (
    <div className={styles.page}>
      <BackButton onClick={() => change({ w: null }, true)}>{t('records.back')}</BackButton>
      <QueryView query={wager}>
        {(data) => (
          <>
            {data.round && <RoundPicture round={data.round} />}
            <BetFacts wager={data} />
            <div className={styles.choices}>
              {data.lottery && <ToTicket gameId={data.gameId} wagerId={data.wagerId} />}
              {(data.round ?? data.roundId) && !data.lottery && (
                <Button kind="main" onClick={() => open(checkOf(data))}>
                  <Icon name="seal" />
                  {t('records.check')}
                </Button>
              )}
              <Button onClick={() => change({ w: null, game: data.gameId })}>
                {t('records.of-game')}
              </Button>
            </div>
            <h4>{t('records.entries')}</h4>
            <Table
              caption={t('records.entries')}
              rows={data.entries}
              rowKey={(entry) => entry.entryId}
              columns={[
                { id: 'at', title: t('records.at'), cell: (entry) => <Moment at={entry.at} /> },
                { id: 'kind', title: t('records.kind'), cell: (entry) => entryName(t, entry.line) },
                {
                  id: 'amount',
                  title: t('records.amount'),
                  figure: true,
                  cell: (entry) => <MoneyText amount={entry.amount} signed />,
                },
                {
                  id: 'after',
                  title: t('records.after'),
                  figure: true,
                  cell: (entry) => <MoneyText amount={entry.balanceAfter} />,
                },
              ]}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}

const checkOf = (wager: Wager) =>
  wager.round ? proofAddress(wager.round, wager) : { m: 'verify', round: wager.roundId };

/** The round of a table or a flight says how the bet on it ended. */
const saysItsEnd = ({ round }: Wager): boolean => round !== null && round.kind !== 'instant';

/** What was bet on, when, and what came of it. */
function BetFacts({ wager }: { readonly wager: Wager }) {
  const { t, local } = useWords();
  const { lottery, wagerId } = wager;
  const rebate = lottery?.rebate ?? '0.00';
  const hasRebate = Number(rebate) > 0;
  const money = (amount: string) => <MoneyText amount={amount} />;
  return (
    <Facts
      facts={[
        { name: t('records.game'), value: local(wager.gameName) },
        ...(lottery ? lotteryFacts(t, lottery) : []),
        ...(wager.round ? roundFacts(t, wager.round) : []),
        { name: t('records.placed'), value: timeText(wager.placedAt) },
        ...(saysItsEnd(wager)
          ? []
          : [{ name: t('records.state'), value: t(`records.state-${wager.state}`) }]),
        { name: t('records.stake'), value: money(wager.stake) },
        { name: t('records.payout'), value: money(wager.payout) },
        ...(hasRebate ? [{ name: t('records.of-it-rebate'), value: money(rebate) }] : []),
        { name: t('records.net'), value: <MoneyText amount={wager.net} signed /> },
        { name: t('records.number'), value: <code className={styles.number}>{wagerId}</code> },
      ]}
    />
  );
}
