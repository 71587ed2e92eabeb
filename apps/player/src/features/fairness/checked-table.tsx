import type { TableTicket } from '@nokshi/house-math/tables/ticket.ts';
import type { TableDocument } from '@nokshi/house-math/verify/draw-proof.ts';
import { toDecimal } from '@nokshi/money';
import { MoneySign, MoneyText } from '@nokshi/ui';
import { ChipList } from '../../lib/rounds/chip-list.tsx';
import { TableRound } from '../../lib/rounds/table-round.tsx';
import { useWords } from '../../lib/words.ts';
import { CheckedShared, signOf } from './draw-parts.tsx';
import { Computed } from './computed.tsx';
import styles from './fairness.module.css';

/** A round of a table, computed again in this browser from its document alone. */
export function CheckedTable({ proof }: { readonly proof: TableDocument }) {
  const { t } = useWords();
  return (
    <Computed
      of="table-check"
      proof={proof}
      compute={async () => (await import('./check-shared.ts')).checkTable(proof)}
    >
      {({ verdict, ticket, round }) => (
        <CheckedShared proof={proof} verdict={verdict} text={proof.bet?.text}>
          <section className={styles.draw} aria-label={t('round.shown')}>
            <p className={styles.issue}>{t('round.of', { issue: proof.issue })}</p>
            <TableRound game={proof.game} round={round} />
            {ticket && <Bet ticket={ticket} payout={proof.bet?.payout ?? null} />}
          </section>
        </CheckedShared>
      )}
    </Computed>
  );
}

type BetProps = { readonly ticket: TableTicket; readonly payout: string | null };

function Bet({ ticket, payout }: BetProps) {
  const { t } = useWords();
  const chips = ticket.layout.map(({ spot, stake }) => ({ spot, stake: toDecimal(stake) }));
  return (
    <MoneySign value={signOf(ticket.asset)}>
      <dl className={styles.bet}>
        <div className={styles.chosen}>
          <dt>{t('verify.bet')}</dt>
          <dd>
            <ChipList game={ticket.game} chips={chips} />
          </dd>
        </div>
        {payout !== null && (
          <div>
            <dt>{t('verify.payout')}</dt>
            <dd>
              <MoneyText amount={toDecimal(BigInt(payout))} />
            </dd>
          </div>
        )}
      </dl>
    </MoneySign>
  );
}
