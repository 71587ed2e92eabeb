import type { consoleAgentContractsRoutes } from '@nokshi/contract/console/agent-contracts.ts';
import type { Simulation } from '@nokshi/contract/player/agent-contracts.ts';
import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Facts, Note, Table } from '@nokshi/ui';
import { Link } from 'wouter';
import { countText } from '../../../lib/count-text.ts';
import styles from '../../../lib/desk.module.css';
import { useWords } from '../../../lib/words.ts';
import { useMoneyFacts, useTierFacts } from '../cells.tsx';
import { Part } from '../part.tsx';
import { periodText } from '../period-text.ts';
import { useWay } from '../ways.ts';

type Effect = Output<typeof consoleAgentContractsRoutes.simulate>;
type Simulated = { readonly kind: ContractKind };
type Props = Simulated & {
  readonly effect: Effect;
  /** The terms are not in force: it is said as well that accepting them would end nothing. */
  readonly isOffer: boolean;
  readonly heading: 'h2' | 'h3';
};

/** What terms would have come to, and which contracts further down they end. */
export function EffectView({ effect, kind, isOffer, heading }: Props) {
  const { t } = useWords();
  return (
    <>
      <SimulationView simulation={effect.simulation} kind={kind} heading={heading} />
      {effect.ends > 0 && <Touched effect={effect} heading={heading} />}
      {effect.ends === 0 && isOffer && (
        <p className={styles.quiet}>{t('contracts.touches-none')}</p>
      )}
    </>
  );
}

type SimulationProps = Simulated & Pick<Effect, 'simulation'> & Pick<Props, 'heading'>;

function SimulationView({ simulation, kind, heading }: SimulationProps) {
  const { t } = useWords();
  return (
    <Part title={t('contracts.simulation')} heading={heading}>
      {simulation ? (
        <Sums simulation={simulation} kind={kind} />
      ) : (
        <p className={styles.quiet}>{t('contracts.simulation-none')}</p>
      )}
    </Part>
  );
}

function Sums({ simulation, kind }: Simulated & { readonly simulation: Simulation }) {
  const { t } = useWords();
  const { valid, loss, activeMembers, amount, today, received, left } = simulation;
  const money = useMoneyFacts();
  const tierFacts = useTierFacts();
  const facts = [
    { name: t('contracts.last-period'), value: periodText(simulation) },
    ...money('contracts.valid', valid),
    ...money('contracts.loss', loss),
    { name: t('contracts.active'), value: countText(activeMembers) },
    ...tierFacts(kind, simulation),
    ...money('contracts.would-pay', amount),
    ...money('contracts.today-pays', today),
    ...money('contracts.upline-receives', received),
    ...money('contracts.upline-left', left),
  ];
  return <Facts facts={facts} />;
}

type Touch = Effect['touched'][number];

function Touched({ effect: { touched, ends }, heading }: Pick<Props, 'effect' | 'heading'>) {
  const { t } = useWords();
  const way = useWay('contract');
  return (
    <Part title={t('contracts.touched')} heading={heading}>
      <Note>{t('contracts.touched-words', { count: ends })}</Note>
      <Table<Touch>
        caption={t('contracts.touched')}
        rows={touched}
        rowKey={({ contractId }) => contractId}
        columns={[
          {
            id: 'downline',
            title: t('contracts.downline'),
            cell: ({ contractId, downline }) => <Link href={way(contractId)}>{downline.name}</Link>,
          },
          {
            id: 'depth',
            title: t('contracts.depth'),
            figure: true,
            cell: ({ depth }) => countText(depth),
          },
          {
            id: 'rate',
            title: t('contracts.field-rate'),
            figure: true,
            cell: ({ rate }) => t('contracts.percent', { rate }),
          },
        ]}
      />
      {touched.length < ends && (
        <p className={styles.quiet}>
          {t('contracts.touched-more', { count: countText(ends - touched.length) })}
        </p>
      )}
    </Part>
  );
}
