import { envelopesRoutes } from '@nokshi/contract/player/envelopes.ts';
import { type EnvelopeDocument, readEnvelope } from '@nokshi/house-math/envelope/envelope-proof.ts';
import { toDecimal } from '@nokshi/money';
import { MoneySign, MoneyText, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { refusedWith } from '@nokshi/web/refusal.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { CheckedShared } from './draw-parts.tsx';
import { Computed } from './computed.tsx';
import styles from './fairness.module.css';

/** The shares of a red envelope as the house proves them, computed again here. */
export function AskedEnvelope({ promotionId }: { readonly promotionId: string }) {
  const { t } = useWords();
  const query = useQuery({
    queryKey: ['envelope', 'proof', promotionId],
    queryFn: () => call(envelopesRoutes.proof, { promotionId }),
    staleTime: 0,
    retry: false,
  });
  // It is still open, or there is no such envelope.
  if (query.error && refusedWith(query.error, 'promotions.envelope-state', 'promotions.unknown'))
    return <Note>{t('verify.envelope-none')}</Note>;
  return (
    <QueryView query={query}>
      {(value) => {
        const read = readEnvelope(value);
        return 'wrong' in read ? (
          <Note>{t('verify.not-proof', { field: read.wrong })}</Note>
        ) : (
          <CheckedEnvelope proof={read.proof} />
        );
      }}
    </QueryView>
  );
}

/** A red envelope, shared out again in this browser. */
export function CheckedEnvelope({ proof }: { readonly proof: EnvelopeDocument }) {
  return (
    <Computed
      of="envelope-check"
      proof={proof}
      compute={async () =>
        (await import('@nokshi/house-math/envelope/verify-envelope.ts')).verifyEnvelope(proof)
      }
    >
      {(verdict) => (
        <CheckedShared proof={proof} verdict={verdict} text={undefined} of="shares">
          <Shares amounts={proof.amounts} />
        </CheckedShared>
      )}
    </Computed>
  );
}

/** Each share with its place in the order of opening. */
function Shares({ amounts }: Pick<EnvelopeDocument, 'amounts'>) {
  const { t } = useWords();
  return (
    <section className={styles.draw} aria-label={t('verify.draw')}>
      {amounts === null ? (
        <p>{t('verify.envelope-none')}</p>
      ) : (
        <MoneySign value="৳">
          <ol className={styles.shares}>
            {amounts.map((amount, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that tells a share from another.
              <li key={at}>
                <span>{at + 1}</span>
                <strong>
                  <MoneyText amount={toDecimal(BigInt(amount))} />
                </strong>
              </li>
            ))}
          </ol>
        </MoneySign>
      )}
    </section>
  );
}
