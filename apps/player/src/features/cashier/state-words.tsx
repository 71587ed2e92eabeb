import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import type { WithdrawalState } from '@nokshi/contract/player/withdrawals.ts';
import { Icon, type IconName } from '@nokshi/ui';
import styles from './cashier.module.css';

/** How money stands: it came, somebody still acts, it did not come, or it went back. */
type Standing = 'good' | 'waiting' | 'wrong' | 'over';

const SIGNS: Readonly<Record<Standing, IconName>> = {
  good: 'check',
  waiting: 'clock',
  wrong: 'alert',
  over: 'info',
};

const STANDINGS: Readonly<Record<DepositState | WithdrawalState, Standing>> = {
  PENDING: 'waiting',
  PAID: 'waiting',
  CREDITED: 'good',
  EXPIRED: 'over',
  FAILED: 'wrong',
  REVIEW: 'waiting',
  RETURNED: 'over',
  REVERSED: 'wrong',
  REQUESTED: 'waiting',
  APPROVED: 'waiting',
  DISPUTED: 'waiting',
  PARTIAL: 'waiting',
  RECEIVED: 'good',
  ALL_RECEIVED: 'good',
  AUTO_RECEIVED: 'good',
  RECEIVED_PARTIAL: 'good',
  REFUNDED: 'over',
  REJECTED: 'wrong',
};

type Props = { readonly state: DepositState | WithdrawalState; readonly words: string };

/** A state in a list: its words, with a sign and a colour that are seen before they are read. */
export function StateWords({ state, words }: Props) {
  const standing = STANDINGS[state];
  return (
    <span className={styles.state} data-standing={standing}>
      <Icon name={SIGNS[standing]} size={16} />
      {words}
    </span>
  );
}
