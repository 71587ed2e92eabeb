import type { RaffleDocument } from '@nokshi/house-math/raffle/raffle-proof.ts';
import { MoneySign, MoneyText } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import { CheckedShared } from './draw-parts.tsx';
import { Computed } from './computed.tsx';
import styles from './fairness.module.css';

/** A raffle, drawn again in this browser from its list of tickets. */
export function CheckedRaffle({ proof }: { readonly proof: RaffleDocument }) {
  return (
    <Computed
      of="raffle-check"
      proof={proof}
      compute={async () =>
        (await import('@nokshi/house-math/raffle/verify-raffle.ts')).verifyRaffle(proof)
      }
    >
      {(verdict) => (
        <CheckedShared proof={proof} verdict={verdict} text={undefined} of="tickets">
          <Drawn proof={proof} />
        </CheckedShared>
      )}
    </Computed>
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
