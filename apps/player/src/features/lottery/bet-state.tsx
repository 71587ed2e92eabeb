import type { LotteryBet } from '@nokshi/contract/player/lottery.ts';
import { parseDecimal } from '@nokshi/money';
import { Icon, type IconName, MoneyText } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import styles from './bet-state.module.css';

type Props = { readonly bet: Pick<LotteryBet, 'state' | 'prize' | 'stake'> };

const ICONS: Readonly<Record<LotteryBet['state'], IconName>> = {
  OPEN: 'clock',
  WON: 'check',
  LOST: 'minus',
  TIED: 'refresh',
  CANCELLED: 'close',
  VOID: 'refresh',
};

/** What became of a bet, in words with a sign; a prize with its amount, calm where it is no more than the stake. */
export function BetState({ bet: { state, prize, stake } }: Props) {
  const { t } = useWords();
  const hasPrize = state === 'WON' && prize !== null;
  const isGain = hasPrize && (parseDecimal(prize) ?? 0n) > (parseDecimal(stake) ?? 0n);
  return (
    <span className={styles.state} data-state={hasPrize && !isGain ? 'PAID' : state}>
      <Icon name={ICONS[state]} size={16} />
      {t(hasPrize && !isGain ? 'lottery.state-PAID' : `lottery.state-${state}`)}
      {hasPrize && <MoneyText amount={prize} signed={isGain} />}
    </span>
  );
}
