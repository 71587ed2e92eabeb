import { consoleWheelRoutes as routes, type WheelOnDesk } from '@nokshi/contract/console/wheels.ts';
import type { Output } from '@nokshi/contract/route.ts';
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
type Of = { readonly wheel: Shown };

/** Of a campaign that is paused, that. */
export function WheelState({
  wheel: { state, campaign },
}: {
  readonly wheel: Pick<WheelOnDesk, 'state' | 'campaign'>;
}) {
  const { t } = useWords();
  if (campaign === 'PAUSED' && state !== 'ENDED') return <CampaignState state="PAUSED" />;
  const look = { SOON: undefined, OPEN: styles.good, SPENT: styles.warn, ENDED: undefined };
  return <span className={classes(styles.badge, look[state])}>{t(`wheels.state-${state}`)}</span>;
}

type Props = { readonly id: string; readonly onClose: () => void };

/** One wheel beside the list: what it gave against what it states, and pausing it. */
export function WheelPanel({ id, onClose }: Props) {
  const { t } = useWords();
  return (
    <SidePanel
      field="wheel"
      id={id}
      load={() => call(routes.one, { campaignId: id })}
      title={t('wheels.wheel')}
      onClose={onClose}
    >
      {(wheel) => (
        <>
          <WheelFacts wheel={wheel} />
          {wheel.state !== 'ENDED' && (
            <PauseButton campaignId={wheel.campaignId} name={wheel.name} state={wheel.campaign} />
          )}
          <h3>{t('wheels.segments')}</h3>
          <Segments wheel={wheel} />
          <h3>{t('wheels.list')}</h3>
          <Spins wheel={wheel} />
        </>
      )}
    </SidePanel>
  );
}

function WheelFacts({ wheel }: Of) {
  const { t } = useWords();
  const { campaignId, name, endsAt, spins, given, expected, budget } = wheel;
  return (
    <>
      <Facts
        facts={[
          { name: t('wheels.state'), value: <WheelState wheel={wheel} /> },
          {
            name: t('wheels.campaign'),
            value: <Link href={`/promotions?campaign=${campaignId}`}>{name}</Link>,
          },
          {
            name: t('wheels.ends'),
            value: endsAt === null ? t('wheels.no-end') : timeText(endsAt),
          },
          { name: t('wheels.spins'), value: countText(spins) },
          { name: t('wheels.given'), value: <MoneyText amount={given} /> },
          { name: t('wheels.expected'), value: <MoneyText amount={expected} /> },
          { name: t('wheels.budget'), value: <MoneyText amount={budget} /> },
        ]}
      />
      <p className={styles.quiet}>{t('wheels.expected-hint')}</p>
    </>
  );
}

function Segments({ wheel: { segments } }: Of) {
  const { t } = useWords();
  return (
    <Table
      caption={t('wheels.segments')}
      rows={segments.map((segment, at) => ({ ...segment, at }))}
      rowKey={({ at }) => String(at)}
      columns={[
        {
          id: 'amount',
          title: t('campaigns.amount'),
          figure: true,
          cell: ({ amount }) => <MoneyText amount={amount} />,
        },
        {
          id: 'chance',
          title: t('wheels.chance'),
          figure: true,
          cell: ({ chance }) => `${chance} %`,
        },
        { id: 'hits', title: t('wheels.hits'), figure: true, cell: ({ hits }) => countText(hits) },
        {
          id: 'expected',
          title: t('wheels.hits-expected'),
          figure: true,
          cell: ({ expected }) => expected,
        },
      ]}
    />
  );
}

function Spins({ wheel: { list } }: Of) {
  const { t } = useWords();
  if (list.length === 0) return <EmptyState title={t('wheels.list-none')} level={3} />;
  return (
    <Table
      caption={t('wheels.list')}
      rows={list}
      rowKey={({ spinId }) => spinId}
      columns={[
        memberColumn(t('wheels.member')),
        {
          id: 'amount',
          title: t('campaigns.amount'),
          figure: true,
          cell: ({ amount }) => <MoneyText amount={amount} />,
        },
        { id: 'at', title: t('wheels.at'), whole: true, cell: ({ at }) => timeText(at) },
      ]}
    />
  );
}
