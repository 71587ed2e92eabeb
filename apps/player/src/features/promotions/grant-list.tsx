import type { ShownGrant } from '@nokshi/contract/player/promotions.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useAmount } from '../../lib/amount.ts';
import { GrantAmount } from '../../lib/grant-amount.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './bonuses.module.css';

/** Rounds that are played say what they won. */
const stateWords = ({ kind }: ShownGrant['reward'], state: ShownGrant['state']) =>
  (kind === 'free-rounds' || kind === 'free-bet') && state === 'SPENT'
    ? 'bonuses.rounds-played'
    : (`bonuses.state-${state}` as const);

/** What a member received, newest first, with how it stands. */
export function GrantList({ grants }: { readonly grants: readonly ShownGrant[] }) {
  const { t, local } = useWords();
  const amountText = useAmount();
  return (
    <ul className={styles.list}>
      {grants.map(({ grantId, title, state, madeAt, endedAt, converted, reason, ...got }) => (
        <li key={grantId}>
          <span>
            <strong>{local(title) || t('bonuses.house')}</strong>
            <span className={styles.small}>
              {t(stateWords(got.reward, state), { amount: amountText(converted) })} ·{' '}
              {timeText(endedAt ?? madeAt)}
            </span>
            {reason && <span className={styles.small}>{reason}</span>}
          </span>
          <GrantAmount {...got} />
        </li>
      ))}
    </ul>
  );
}
