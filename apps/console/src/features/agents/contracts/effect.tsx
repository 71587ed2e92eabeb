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
import { periodText } from '../period-text.ts';
import { useWay } from '../ways.ts';

type Effect = Output<typeof consoleAgentContractsRoutes.simulate>;
type Simulated = { readonly kind: ContractKind };
type Props = Simulated & {
  readonly effect: Effect;
  /** In the page it is below the title of the desk, in a panel below that of the panel. */
  readonly heading: 'h2' | 'h3';
};

/** What terms would have come to, and which contracts further down they end. */
export function EffectView({ effect, kind, heading }: Props) {
  return (
    <>
      <SimulationView simulation={effect.simulation} kind={kind} heading={heading} />
      <Touched effect={effect} heading={heading} />
    </>
  );
}

type SimulationProps = Simulated & Pick<Effect, 'simulation'> & Pick<Props, 'heading'>;

function SimulationView({ simulation, kind, heading: Heading }: SimulationProps) {
  const { t } = useWords();
  return (
    <section className={styles.stack} aria-labelledby="simulation">
      <Heading id="simulation">{t('contracts.simulation')}</Heading>
      {simulation ? (
        <Sums simulation={simulation} kind={kind} />
      ) : (
        <p className={styles.quiet}>{t('contracts.simulation-none')}</p>
      )}
    </section>
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

function Touched({ effect: { touched, ends }, heading: Heading }: Omit<Props, 'kind'>) {
  const { t } = useWords();
  const way = useWay('contract');
  if (ends === 0) return <p className={styles.quiet}>{t('contracts.touches-none')}</p>;
  return (
    <section className={styles.stack} aria-labelledby="touched">
      <Heading id="touched">{t('contracts.touched')}</Heading>
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
    </section>
  );
}
