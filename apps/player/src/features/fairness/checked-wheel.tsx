import { wheelRoutes } from '@nokshi/contract/player/wheel.ts';
import { readWheel, type WheelDocument } from '@nokshi/house-math/wheel/wheel-proof.ts';
import { MoneySign, MoneyText, Note } from '@nokshi/ui';
import { minorOf, toDecimal } from '@nokshi/money';
import { call } from '@nokshi/web/call.ts';
import { refusedWith } from '@nokshi/web/refusal.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { Checks, Outcome, Promised } from './checked-instant.tsx';
import { Computed } from './computed.tsx';
import styles from './fairness.module.css';
import { RotateForm } from './rotate-form.tsx';
import { SaveProof } from './save-proof.tsx';
import { Technical } from './verdict.tsx';

/** An own spin of a wheel as the house proves it, computed again here. */
export function AskedSpin({ spinId }: { readonly spinId: string }) {
  const { t } = useWords();
  const query = useQuery({
    queryKey: ['mine', 'proof', 'spin', spinId],
    queryFn: () => call(wheelRoutes.proof, { spinId }),
    staleTime: 0,
    retry: false,
  });
  if (query.error && refusedWith(query.error, 'promotions.spin-unknown'))
    return <Note>{t('round.none')}</Note>;
  return (
    <QueryView query={query}>
      {(value) => {
        const read = readWheel(value);
        return 'wrong' in read ? (
          <Note>{t('round.none')}</Note>
        ) : (
          <CheckedWheel proof={read.proof} name={spinId} isOwn />
        );
      }}
    </QueryView>
  );
}

type Props = {
  readonly proof: WheelDocument;
  readonly name: string;
  /** Own and asked from the house just now: its seed can be revealed here. */
  readonly isOwn?: boolean;
};

/** A spin, computed again in this browser once its seed is known. */
export function CheckedWheel({ proof, name, isOwn = false }: Props) {
  return (
    <Computed
      of="wheel-check"
      proof={proof}
      compute={async () =>
        (await import('@nokshi/house-math/wheel/verify-wheel.ts')).verifyWheel(proof)
      }
    >
      {(verdict) => (
        <div className={styles.page}>
          <Stopped proof={proof} />
          <Outcome verdict={verdict} isOwn={isOwn} />
          <Technical>
            {verdict.obstacle === null && <Checks checks={verdict.checks} />}
            <Promised proof={{ ...proof, nonce: String(proof.nonce) }} />
            {isOwn && proof.serverSeed === null && <RotateForm />}
            <SaveProof name={name} proof={proof} />
          </Technical>
        </div>
      )}
    </Computed>
  );
}

function Stopped({ proof: { segments, segment } }: { readonly proof: WheelDocument }) {
  const { t } = useWords();
  const amount = minorOf(segments[segment]?.amount ?? '0');
  return (
    <section className={styles.draw} aria-label={t('round.shown')}>
      <p>{t('verify.spin-stopped', { place: segment + 1, segments: segments.length })}</p>
      <dl className={styles.bet}>
        <div>
          <dt>{t('round.payout')}</dt>
          <dd>
            <MoneySign value="৳">
              <MoneyText amount={toDecimal(amount)} />
            </MoneySign>
          </dd>
        </div>
      </dl>
    </section>
  );
}
