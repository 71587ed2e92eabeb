import type { LotteryBet } from '@nokshi/contract/player/lottery.ts';
import { Icon, type IconName, MoneyText } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import styles from './bet-state.module.css';

type Props = { readonly bet: Pick<LotteryBet, 'state' | 'prize'> };

const ICONS: Readonly<Record<LotteryBet['state'], IconName>> = {
  OPEN: 'clock',
  WON: 'check',
  LOST: 'minus',
  TIED: 'refresh',
  CANCELLED: 'close',
  VOID: 'refresh',
};

/** What became of a bet, in words with a sign; a win with its amount. */
export function BetState({ bet: { state, prize } }: Props) {
  const { t } = useWords();
  return (
    <span className={styles.state} data-state={state}>
      <Icon name={ICONS[state]} size={16} />
      {t(`lottery.state-${state}`)}
      {state === 'WON' && prize !== null && <MoneyText amount={prize} signed />}
    </span>
  );
}
