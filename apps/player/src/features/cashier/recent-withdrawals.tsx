import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import { RecentList } from './recent-list.tsx';
import { useRecentWithdrawals } from './withdrawals.ts';

export function RecentWithdrawals() {
  const { t, local } = useWords();
  const { change } = useAddress();
  return (
    <RecentList
      title={t('withdraw.recent')}
      none={t('withdraw.none')}
      query={useRecentWithdrawals()}
      recentOf={({ id, methodName, account, requestedAt: at, amount, state }) => ({
        id,
        name: `${local(methodName)} ${account}`,
        at,
        amount,
        state,
        words: t(`withdraw.state-${state}`),
      })}
      onOpen={(w) => change({ w })}
    />
  );
}
