import { consoleRaffleRoutes as routes } from '@nokshi/contract/console/raffles.ts';
import type { RaffleState as State } from '@nokshi/contract/player/raffle.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, classes, EmptyState, Facts, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useIsProposed, WaitingProposals } from '../../lib/waiting-proposals.tsx';
import { useWords } from '../../lib/words.ts';
import { memberColumn, SidePanel } from './side-panel.tsx';

type Shown = Output<typeof routes.one>;
type Of = { readonly raffle: Shown };

const LOOK: Readonly<Record<State, string | undefined>> = {
  OPEN: styles.good,
  COUNTING: styles.warn,
  FROZEN: styles.warn,
  DRAWN: undefined,
  VOID: styles.bad,
};

export function RaffleState({ state }: { readonly state: State }) {
  const { t } = useWords();
  return <span className={classes(styles.badge, LOOK[state])}>{t(`raffles.state-${state}`)}</span>;
}

type Props = { readonly id: string; readonly onClose: () => void };

/** One raffle beside the list: its draw, its winners, and calling it off before that. */
export function RafflePanel({ id, onClose }: Props) {
  const { t } = useWords();
  return (
    <SidePanel
      field="raffle"
      id={id}
      load={() => call(routes.one, { campaignId: id })}
      title={t('raffles.raffle')}
      onClose={onClose}
    >
      {(raffle) => (
        <>
          <WaitingProposals object={id} />
          <RaffleFacts raffle={raffle} />
          <VoidButton raffle={raffle} />
          <h3>{t('raffles.prizes')}</h3>
          <Facts
            facts={raffle.prizes.map(({ count, amount }) => ({
              name: t('raffles.prizes-of', { count }),
              value: <MoneyText amount={amount} />,
            }))}
          />
          <h3>{t('raffles.winners')}</h3>
          <Winners raffle={raffle} />
          {raffle.root && (
            <div>
              <p className={styles.quiet}>{t('raffles.root')}</p>
              <p className={styles.mono}>{raffle.root}</p>
              <p className={styles.quiet}>{t('raffles.check')}</p>
            </div>
          )}
        </>
      )}
    </SidePanel>
  );
}

function RaffleFacts({ raffle }: Of) {
  const { t } = useWords();
  const { campaignId, state, endsAt, drawsAt, entrants, tickets, worth, reason } = raffle;
  return (
    <Facts
      facts={[
        { name: t('raffles.state'), value: <RaffleState state={state} /> },
        ...(reason ? [{ name: t('raffles.reason'), value: reason }] : []),
        {
          name: t('raffles.campaign'),
          value: <Link href={`/promotions?campaign=${campaignId}`}>{raffle.name}</Link>,
        },
        { name: t('raffles.ends'), value: timeText(endsAt) },
        ...(drawsAt ? [{ name: t('raffles.draw'), value: timeText(drawsAt) }] : []),
        { name: t('raffles.entrants'), value: countText(entrants) },
        {
          name: t('raffles.tickets'),
          value: tickets === null ? t('raffles.not-counted') : countText(Number(tickets)),
        },
        { name: t('raffles.worth'), value: <MoneyText amount={worth} /> },
      ]}
    />
  );
}

const BEFORE_DRAW: readonly State[] = ['OPEN', 'COUNTING', 'FROZEN'];

/** Two operators call a raffle off, with a reason that members read. */
function VoidButton({ raffle: { campaignId, name, state } }: Of) {
  const { t } = useWords();
  const may = useMay('promotions.write');
  const queries = useQueryClient();
  const isProposed = useIsProposed(campaignId);
  const [asking, setAsking] = useState(false);
  if (!may || !BEFORE_DRAW.includes(state)) return null;
  return (
    <div className={styles.tools}>
      <Button
        small
        kind="quiet"
        disabled={isProposed('promotions.void-raffle')}
        onClick={() => setAsking(true)}
      >
        {t('raffles.void')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('raffles.void-title', { name })}
          words={t('raffles.void-words')}
          action={t('raffles.void')}
          danger
          act={(reason) => call(routes.void, { campaignId, reason })}
          done={t('raffles.void-done')}
          onDone={() =>
            Promise.all([
              queries.invalidateQueries({ queryKey: CAMPAIGNS_KEY }),
              queries.invalidateQueries({ queryKey: ['proposals'] }),
            ])
          }
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function Winners({ raffle: { winners } }: Of) {
  const { t } = useWords();
  if (winners.length === 0) return <EmptyState title={t('raffles.no-winners')} level={3} />;
  return (
    <Table
      caption={t('raffles.winners')}
      rows={winners}
      rowKey={({ ticket }) => ticket}
      columns={[
        memberColumn(t('raffles.winner')),
        {
          id: 'amount',
          title: t('campaigns.amount'),
          figure: true,
          cell: ({ amount }) => <MoneyText amount={amount} />,
        },
        {
          id: 'ticket',
          title: t('raffles.ticket'),
          figure: true,
          cell: ({ ticket }) => ticket,
        },
        {
          id: 'state',
          title: t('campaigns.state'),
          cell: ({ state }) => (
            <span className={styles.badge}>
              {state === null ? t('raffles.being-made') : t(`campaigns.grant-${state}`)}
            </span>
          ),
        },
      ]}
    />
  );
}
