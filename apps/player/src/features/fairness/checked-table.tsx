import type { TableTicket } from '@nokshi/house-math/tables/ticket.ts';
import type { TableDocument } from '@nokshi/house-math/verify/draw-proof.ts';
import { toDecimal } from '@nokshi/money';
import { Loader, MoneySign, MoneyText } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.tsx';
import { ChipList } from '../../lib/rounds/chip-list.tsx';
import { TableRound } from '../../lib/rounds/table-round.tsx';
import { useWords } from '../../lib/words.ts';
import { CheckedShared, signOf } from './draw-parts.tsx';
import styles from './fairness.module.css';

/** A round of a table, computed again in this browser from its document alone. */
export function CheckedTable({ proof }: { readonly proof: TableDocument }) {
  const { t } = useWords();
  const found = useQuery({
    queryKey: ['table-check', proof],
    queryFn: async () => (await import('./check-shared.ts')).checkTable(proof),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (found.isPending) return <Loader label={t('verify.computing')} />;
  return (
    <QueryView query={found}>
      {({ verdict, ticket, round }) => (
        <CheckedShared proof={proof} verdict={verdict} text={proof.bet?.text}>
          <section className={styles.draw} aria-label={t('round.shown')}>
            <p className={styles.issue}>{t('round.of', { issue: proof.issue })}</p>
            <TableRound game={proof.game} round={round} />
            {ticket && <Bet ticket={ticket} payout={proof.bet?.payout ?? null} />}
          </section>
        </CheckedShared>
      )}
    </QueryView>
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
