import type { Protection } from '@nokshi/contract/player/limits.ts';
import { LIMIT_PERIODS } from '@nokshi/contract/player/limits.ts';
import { MoneyText } from '@nokshi/ui';
import { useProtection } from '../data/protection.ts';
import { useRecentWithdrawals } from '../features/cashier/withdrawals.ts';
import { useWords } from '../lib/words.ts';

/** The step that the newest withdrawal is at; nothing where there is none. */
export function LastWithdrawal() {
  const { t } = useWords();
  const last = useRecentWithdrawals().data?.pages[0]?.rows[0];
  return last ? t(`withdraw.state-${last.state}`) : null;
}

const depositLimitOf = ({ limits }: Protection) =>
  LIMIT_PERIODS.map((period) =>
    limits.find((limit) => limit.kind === 'deposit' && limit.period === period),
  ).find((limit) => limit?.amount);

/** The limit of deposits, else how many limits there are. */
export function SetLimit() {
  const { t } = useWords();
  const { data } = useProtection();
  if (!data) return null;
  const deposit = depositLimitOf(data);
  if (deposit?.amount)
    return (
      <>
        {t(`limits.${deposit.period}`)} <MoneyText amount={deposit.amount} />
      </>
    );
  const count =
    data.limits.filter(({ amount }) => amount !== null).length +
    data.times.filter(({ minutes }) => minutes !== null).length;
  return count > 0 ? t('menu.limits-set', { count }) : t('limits.none');
}
