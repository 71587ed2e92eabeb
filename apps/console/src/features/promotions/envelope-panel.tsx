import {
  type EnvelopeOnDesk,
  consoleEnvelopeRoutes as routes,
} from '@nokshi/contract/console/envelopes.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { minorOf, toDecimal } from '@nokshi/money';
import { classes, EmptyState, Facts, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { CampaignState } from './campaign-state.tsx';
import { PauseButton } from './pause-button.tsx';
import { memberColumn, SidePanel } from './side-panel.tsx';

type Shown = Output<typeof routes.one>;

/** Of a campaign that is paused, that. */
export function EnvelopeState({
  envelope: { state, campaign },
}: {
  readonly envelope: EnvelopeOnDesk;
}) {
  const { t } = useWords();
  if (campaign === 'PAUSED' && state !== 'ENDED') return <CampaignState state="PAUSED" />;
  return (
    <span className={classes(styles.badge, state === 'OPEN' && styles.good)}>
      {t(`envelopes.state-${state}`)}
    </span>
  );
}

type Props = { readonly id: string; readonly onClose: () => void };

/** One red envelope beside the list: what of it is opened, by whom, and pausing it. */
export function EnvelopePanel({ id, onClose }: Props) {
  const { t } = useWords();
  return (
    <SidePanel
      field="envelope"
      id={id}
      load={() => call(routes.one, { campaignId: id })}
      title={t('envelopes.envelope')}
      onClose={onClose}
    >
      {(envelope) => (
        <>
          <EnvelopeFacts envelope={envelope} />
          {envelope.state !== 'ENDED' && (
            <PauseButton
              campaignId={envelope.campaignId}
              name={envelope.name}
              state={envelope.campaign}
            />
          )}
          <h3>{t('envelopes.list')}</h3>
          <Opened envelope={envelope} />
        </>
      )}
    </SidePanel>
  );
}

function EnvelopeFacts({ envelope }: { readonly envelope: Shown }) {
  const { t } = useWords();
  const { campaignId, name, state, startsAt, endsAt, pool, given, opened, shares } = envelope;
  const left = toDecimal(minorOf(pool) - minorOf(given));
  return (
    <Facts
      facts={[
        { name: t('envelopes.state'), value: <EnvelopeState envelope={envelope} /> },
        {
          name: t('envelopes.campaign'),
          value: <Link href={`/promotions?campaign=${campaignId}`}>{name}</Link>,
        },
        { name: t('envelopes.begins'), value: timeText(startsAt) },
        { name: t('envelopes.ends'), value: timeText(endsAt) },
        { name: t('envelopes.pool'), value: <MoneyText amount={pool} /> },
        {
          name: t('envelopes.shares'),
          value: t('envelopes.shares-of', {
            opened: countText(opened),
            shares: countText(shares),
          }),
        },
        { name: t('envelopes.given'), value: <MoneyText amount={given} /> },
        ...(state === 'ENDED'
          ? [{ name: t('envelopes.left'), value: <MoneyText amount={left} /> }]
          : []),
        {
          name: t('envelopes.terminal'),
          value: <code className={styles.mono}>{envelope.terminal}</code>,
        },
      ]}
    />
  );
}

function Opened({ envelope: { list, state, campaignId } }: { readonly envelope: Shown }) {
  const { t } = useWords();
  return (
    <>
      {list.length === 0 ? (
        <EmptyState title={t('envelopes.list-none')} level={3} />
      ) : (
        <Table
          caption={t('envelopes.list')}
          rows={list}
          rowKey={({ place }) => String(place)}
          columns={[
            { id: 'place', title: t('envelopes.place'), figure: true, cell: ({ place }) => place },
            memberColumn(t('envelopes.member')),
            {
              id: 'amount',
              title: t('campaigns.amount'),
              figure: true,
              cell: ({ amount }) => <MoneyText amount={amount} />,
            },
            {
              id: 'at',
              title: t('envelopes.opened-at'),
              whole: true,
              cell: ({ openedAt }) => timeText(openedAt),
            },
            {
              id: 'state',
              title: t('campaigns.state'),
              cell: (share) => (
                <span className={styles.badge}>{t(`campaigns.grant-${share.state}`)}</span>
              ),
            },
          ]}
        />
      )}
      <p className={styles.quiet}>
        {state === 'ENDED'
          ? t('envelopes.check', { address: `/verify?envelope=${campaignId}` })
          : t('envelopes.secret')}
      </p>
    </>
  );
}
