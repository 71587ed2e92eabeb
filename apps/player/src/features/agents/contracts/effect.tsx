import type { agentContractsRoutes, Simulation } from '@nokshi/contract/player/agent-contracts.ts';
import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Facts, MoneyText, moneyText, Note } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { type Translate, useWords } from '../../../lib/words.ts';
import styles from './contracts.module.css';

export type Effect = Omit<Output<typeof agentContractsRoutes.preview>, 'today'>;

/** Who reads it: the one who would pay, or the one who would receive. */
export type Reader = 'upline' | 'downline';

type Props = { readonly effect: Effect; readonly reader: Reader };
type Kind = { readonly kind: ContractKind };

/** What a contract would have come to, whether it can be paid, and which contracts it would end. */
export function EffectView({ effect, reader, kind }: Props & Kind) {
  const { simulation } = effect;
  return (
    <>
      {simulation && <Simulated simulation={simulation} reader={reader} kind={kind} />}
      <Cover effect={effect} reader={reader} />
      <Touched effect={effect} />
    </>
  );
}

type SimulatedProps = Kind & { readonly simulation: Simulation; readonly reader: Reader };

function Simulated(shown: SimulatedProps) {
  const { t } = useWords();
  const { from, to } = shown.simulation;
  return (
    <section className={styles.part} aria-labelledby="contract-simulation">
      <h3 id="contract-simulation">{t('offer.simulation')}</h3>
      <p className={styles.small}>
        {t('offer.simulation-what', {
          from: timeText(from).slice(0, 16),
          to: timeText(to).slice(0, 16),
        })}
      </p>
      <Facts facts={factsOf(t, shown)} />
    </section>
  );
}

function factsOf(t: Translate, { simulation, reader, kind }: SimulatedProps) {
  const { valid, loss, activeMembers, tier, rate, amount, today, received, left } = simulation;
  const money = (name: string, value: string | null, signed = false) =>
    value === null ? [] : [{ name, value: <MoneyText amount={value} signed={signed} /> }];
  return [
    ...money(t('offer.valid'), valid),
    ...money(t('offer.loss'), loss),
    { name: t('offer.active'), value: activeMembers },
    // Each bet has a tier of its own there.
    ...(kind === 'real-time'
      ? []
      : [{ name: t('offer.reached'), value: reachedText(t, tier, rate) }]),
    ...money(t(reader === 'upline' ? 'offer.would-pay' : 'offer.would-get'), amount),
    ...money(t('offer.today-amount'), today),
    ...money(t('offer.would-receive'), received),
    ...money(t('offer.would-keep'), left, true),
  ];
}

const reachedText = (t: Translate, tier: number | null, rate: string | null): string =>
  tier === null || rate === null
    ? t('offer.reached-none')
    : t('offer.reached-of', { number: tier, rate });

function Cover({ effect: { cover }, reader }: Props) {
  const { t } = useWords();
  if (!cover) return null;
  const { available, needed, isEnough } = cover;
  const enough = isEnough ? 'enough' : 'short';
  return (
    <Note kind={isEnough ? 'good' : 'wrong'}>
      {reader === 'upline' && <strong>{t('offer.cover')}</strong>}
      <p>
        {reader === 'upline'
          ? t(`offer.cover-${enough}`, {
              available: moneyText(available ?? '0'),
              needed: moneyText(needed),
            })
          : t(`offer.upline-${enough}`)}
      </p>
    </Note>
  );
}

/** Contracts further below that give more than the new one allows. S-049. */
export function Touched({ effect: { touched, ends } }: Pick<Props, 'effect'>) {
  const { t } = useWords();
  return (
    <section className={styles.part} aria-labelledby="contract-touched">
      <h3 id="contract-touched">{t('offer.touched')}</h3>
      {ends === 0 ? (
        <p className={styles.small}>{t('offer.touched-none')}</p>
      ) : (
        <>
          <p>{t('offer.touched-what', { count: ends })}</p>
          <ul>
            {touched.map(({ contractId, downline, depth, rate }) => (
              <li key={contractId} className={styles.row}>
                <strong>{downline.name}</strong>
                <span className={styles.small}>{t('offer.level', { depth })}</span>
                <span>{t('contract.percent', { rate })}</span>
              </li>
            ))}
          </ul>
          {ends > touched.length && (
            <p className={styles.small}>
              {t('offer.touched-more', { count: ends - touched.length })}
            </p>
          )}
        </>
      )}
    </section>
  );
}
