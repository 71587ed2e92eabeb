import { KITE_CEILING } from '@nokshi/house-math/instants/kite.ts';
import type { KiteTicket } from '@nokshi/house-math/instants/kite-ticket.ts';
import type { KiteDocument } from '@nokshi/house-math/verify/draw-proof.ts';
import { toDecimal } from '@nokshi/money';
import { MoneySign, MoneyText } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { KiteFlight } from '../../lib/rounds/kite-flight.tsx';
import { heightText } from '../../lib/rounds/say.ts';
import { useWords } from '../../lib/words.ts';
import { CheckedShared, signOf } from './draw-parts.tsx';
import { Computed } from './computed.tsx';
import styles from './fairness.module.css';

/** A flight of the kite, computed again in this browser from its document alone. */
export function CheckedKite({ proof }: { readonly proof: KiteDocument }) {
  const { t } = useWords();
  return (
    <Computed
      of="kite-check"
      proof={proof}
      compute={async () => (await import('./check-shared.ts')).checkKite(proof)}
    >
      {({ verdict, ticket, taken }) => (
        <CheckedShared proof={proof} verdict={verdict} text={proof.bet?.text}>
          <section className={styles.draw} aria-label={t('round.shown')}>
            <p className={styles.issue}>{t('round.flight', { issue: proof.issue })}</p>
            <KiteFlight cut={proof.cut} isVoid={proof.link !== null} taken={taken} />
            {proof.wasAway && <p>{t('round.was-away')}</p>}
            {ticket && proof.bet && <Bet ticket={ticket} bet={proof.bet} />}
          </section>
        </CheckedShared>
      )}
    </Computed>
  );
}

type BetProps = {
  readonly ticket: KiteTicket;
  readonly bet: NonNullable<KiteDocument['bet']>;
};

function Bet({ ticket, bet: { calledMs, payout, isFree } }: BetProps) {
  const { t } = useWords();
  const money = (minor: bigint) => <MoneyText amount={toDecimal(minor)} />;
  return (
    <MoneySign value={signOf(ticket.asset)}>
      <dl className={styles.bet}>
        <Line name={t(isFree ? 'round.free-stake' : 'round.stake')}>{money(ticket.stake)}</Line>
        {ticket.takesAt < KITE_CEILING && (
          <Line name={t('round.order', { height: heightText(ticket.takesAt) })} />
        )}
        {calledMs !== null && (
          <Line name={t('round.called')}>
            {t('round.seconds', { seconds: (calledMs / 1_000).toFixed(3) })}
          </Line>
        )}
        {payout !== null && <Line name={t('round.payout')}>{money(BigInt(payout))}</Line>}
      </dl>
    </MoneySign>
  );
}

const Line = ({ name, children }: { readonly name: string; readonly children?: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
