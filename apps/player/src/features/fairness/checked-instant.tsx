import type { InstantState } from '@nokshi/house-math/instants/round.ts';
import type { InstantDocument } from '@nokshi/house-math/verify/instant-proof.ts';
import type { InstantCheck, InstantVerdict } from '@nokshi/house-math/verify/verify-instant.ts';
import { toDecimal } from '@nokshi/money';
import { Facts, Icon, MoneyText, Note } from '@nokshi/ui';
import type { MessageId } from '../../locales/en/index.ts';
import { InstantRound } from '../../lib/rounds/instant-round.tsx';
import { useWords } from '../../lib/words.ts';
import { Computed } from './computed.tsx';
import styles from './fairness.module.css';
import { RotateForm } from './rotate-form.tsx';
import { SaveProof } from './save-proof.tsx';
import { Fits, Sealed, Technical } from './verdict.tsx';

type Props = {
  readonly proof: InstantDocument;
  readonly name: string;
  /** Own and asked from the house just now: its seed can be revealed here. */
  readonly isOwn?: boolean;
};

/** A round of an instant game as it was shown, computed again in this browser once its seed is known. */
export function CheckedInstant({ proof, name, isOwn = false }: Props) {
  return (
    <Computed
      of="instant-check"
      proof={proof}
      compute={async () =>
        (await import('@nokshi/house-math/verify/verify-instant.ts')).verifyInstant(proof)
      }
    >
      {(verdict) => (
        <div className={styles.page}>
          <Shown proof={proof} verdict={verdict} isOwn={isOwn} />
          <Outcome verdict={verdict} isOwn={isOwn} />
          <Technical>
            {verdict.obstacle === null && <Checks checks={verdict.checks} />}
            <Promised proof={proof} />
            {isOwn && proof.serverSeed === null && <RotateForm />}
            <SaveProof name={name} proof={proof} />
          </Technical>
        </div>
      )}
    </Computed>
  );
}

type ShownProps = {
  readonly proof: InstantDocument;
  readonly verdict: InstantVerdict;
  readonly isOwn: boolean;
};

/** What the seeds give. While they are secret, what the house says of an own round; a saved one may say anything. */
function Shown({ proof, verdict, isOwn }: ShownProps) {
  const { t } = useWords();
  const told = isOwn ? (proof.state as InstantState) : null;
  const state = verdict.obstacle === null ? verdict.round.state : told;
  const money = (minor: string) => <MoneyText amount={toDecimal(BigInt(minor))} />;
  return (
    <section className={styles.draw} aria-label={t('round.shown')}>
      {state && <InstantRound bet={proof.bet} state={state} />}
      <dl className={styles.bet}>
        <div>
          <dt>{t('round.stake')}</dt>
          <dd>{money(proof.stake)}</dd>
        </div>
        <div>
          <dt>{t('round.payout')}</dt>
          <dd>{money(proof.payout)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Whether all of a round fits, or what keeps it from being computed. */
export function Outcome({
  verdict,
  isOwn,
}: {
  readonly verdict: Pick<InstantVerdict, 'obstacle'> & { readonly ok: boolean };
  readonly isOwn: boolean;
}) {
  const { t } = useWords();
  if (verdict.obstacle === 'seed-not-revealed')
    return isOwn ? <Sealed /> : <Note>{t('fairness.sealed')}</Note>;
  if (verdict.obstacle !== null)
    return <Note kind="wrong">{t(`round.obstacle-${verdict.obstacle}`)}</Note>;
  return <Fits fits={verdict.ok} />;
}

const SAYS = {
  commitment: 'round.commitment-fits',
  stake: 'round.stake-fits',
  payout: 'round.payout-fits',
  state: 'round.computed',
} as const satisfies Readonly<Record<InstantCheck['what'], MessageId>>;

/** Each thing that was compared, and what came out of it. */
export function Checks({
  checks,
}: {
  readonly checks: readonly Pick<InstantCheck, 'what' | 'ok' | 'shown' | 'computed'>[];
}) {
  const { t } = useWords();
  return (
    <ul className={styles.checks}>
      {checks.map(({ what, ok, shown, computed }) => (
        <li key={what} data-holds={ok}>
          <Icon name={ok ? 'check' : 'alert'} size={18} />
          <span>
            {t(SAYS[what])}: <strong>{t(ok ? 'fairness.yes' : 'fairness.no')}</strong>
            {!ok && (
              <small className={styles.compared}>
                <span>
                  {t('verify.shown')} <code>{shown}</code>
                </span>
                <span>
                  {t('verify.computed')} <code>{computed}</code>
                </span>
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Seeds = Pick<InstantDocument, 'commitment' | 'clientSeed' | 'nonce' | 'serverSeed'>;

/** The seeds of a round. */
export function Promised({ proof }: { readonly proof: Seeds }) {
  const { t } = useWords();
  return (
    <Facts
      facts={[
        { name: t('fairness.commitment'), value: <code>{proof.commitment}</code> },
        { name: t('fairness.client-seed-name'), value: <code>{proof.clientSeed}</code> },
        { name: t('fairness.nonce'), value: proof.nonce },
        ...(proof.serverSeed
          ? [{ name: t('fairness.server-seed'), value: <code>{proof.serverSeed}</code> }]
          : []),
      ]}
    />
  );
}
