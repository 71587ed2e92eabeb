import type { RaffleDocument } from '@nokshi/house-math/raffle/raffle-proof.ts';
import { Loader, MoneySign, MoneyText } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { CheckedShared } from './draw-parts.tsx';
import styles from './fairness.module.css';

/** A raffle, drawn again in this browser from its list of tickets. */
export function CheckedRaffle({ proof }: { readonly proof: RaffleDocument }) {
  const { t } = useWords();
  const found = useQuery({
    queryKey: ['raffle-check', proof],
    queryFn: async () =>
      (await import('@nokshi/house-math/raffle/verify-raffle.ts')).verifyRaffle(proof),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (found.isPending) return <Loader label={t('verify.computing')} />;
  return (
    <QueryView query={found}>
      {(verdict) => (
        <CheckedShared proof={proof} verdict={verdict} text={undefined} of="tickets">
          <Drawn proof={proof} />
        </CheckedShared>
      )}
    </QueryView>
  );
}

/** Each prize with the line of the list that won it. */
function Drawn({ proof: { prizes, winners, entrants } }: { readonly proof: RaffleDocument }) {
  const { t } = useWords();
  const amounts = prizes.flatMap(({ count, amount }) =>
    Array.from({ length: count }, () => amount),
  );
  return (
    <section className={styles.draw} aria-label={t('verify.draw')}>
      {winners === null ? (
        <p>{t('verify.raffle-not-drawn')}</p>
      ) : (
        <MoneySign value="৳">
          <ol className={styles.drawn}>
            {winners.map(({ place, ticket }, at) => (
              <li key={ticket}>
                <span>
                  <MoneyText amount={amounts[at] ?? '0.00'} />{' '}
                  {t('verify.raffle-winner', { ticket, line: place + 1 })}
                </span>
                <code>{entrants[place]?.entrant}</code>
              </li>
            ))}
          </ol>
        </MoneySign>
      )}
    </section>
  );
}
