import type { Ticket } from '@nokshi/house-math/lottery/ticket.ts';
import type { DrawDocument } from '@nokshi/house-math/verify/draw-proof.ts';
import { toDecimal } from '@nokshi/money';
import { MoneySign, MoneyText } from '@nokshi/ui';
import type { ComponentType } from 'react';
import { useWords } from '../../lib/words.ts';
import type { checkDraw } from './check-draw.ts';
import { CheckedShared, signOf } from './draw-parts.tsx';
import { Computed } from './computed.tsx';
import styles from './fairness.module.css';

/** How the lottery shows its numbers and its bets; handed in by the page. */
export type LotteryLook = {
  readonly Numbers: ComponentType<Pick<DrawDocument, 'family'> & { numbers: readonly number[] }>;
  readonly Bet: ComponentType<{ ticket: Ticket }>;
};

type Props = { readonly proof: DrawDocument; readonly look: LotteryLook };

type CheckedAs = ReturnType<typeof checkDraw>;

/** A draw that many share, computed again in this browser from its document alone. */
export function CheckedDraw({ proof, look }: Props) {
  return (
    <Computed
      of="draw-check"
      proof={proof}
      compute={async () => (await import('./check-draw.ts')).checkDraw(proof)}
    >
      {(checked) => <Checked {...checked} proof={proof} look={look} />}
    </Computed>
  );
}

function Checked({ proof, look, verdict, ticket }: Props & CheckedAs) {
  return (
    <CheckedShared proof={proof} verdict={verdict} text={proof.ticket?.text}>
      <ShownDraw proof={proof} ticket={ticket} look={look} />
    </CheckedShared>
  );
}

function ShownDraw({ proof, ticket, look }: Props & { readonly ticket: Ticket | null }) {
  const { t } = useWords();
  const { family, issue, numbers } = proof;
  const { payout = null, rebate = null } = proof.ticket ?? {};
  const paid = (minor: string | null) =>
    minor !== null && <MoneyText amount={toDecimal(BigInt(minor))} />;
  return (
    <section className={styles.draw} aria-label={t('verify.draw')}>
      <p className={styles.issue}>{t('verify.issue', { issue })}</p>
      {numbers ? (
        <look.Numbers family={family} numbers={numbers} />
      ) : (
        <p>{t('verify.no-numbers-yet')}</p>
      )}
      {ticket && (
        <MoneySign value={signOf(ticket.asset)}>
          <dl className={styles.bet}>
            <div className={styles.chosen}>
              <dt>{t('verify.bet')}</dt>
              <dd>
                <look.Bet ticket={ticket} />
              </dd>
            </div>
            {payout !== null && (
              <div>
                <dt>{t('verify.payout')}</dt>
                <dd>{paid(payout)}</dd>
              </div>
            )}
            {rebate !== null && rebate !== '0' && (
              <div>
                <dt>{t('verify.rebate')}</dt>
                <dd>{paid(rebate)}</dd>
              </div>
            )}
          </dl>
        </MoneySign>
      )}
    </section>
  );
}
