import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import { useRecentDeposits } from './deposits.ts';
import { RecentList } from './recent-list.tsx';

export function RecentDeposits() {
  const { t, local } = useWords();
  const { change } = useAddress();
  return (
    <RecentList
      title={t('cashier.recent')}
      none={t('cashier.none')}
      query={useRecentDeposits()}
      recentOf={({ id, channelName, createdAt: at, credited, amount, state }) => ({
        id,
        name: local(channelName),
        at,
        amount: credited ?? amount,
        state,
        words: t(`cashier.state-${state}`),
      })}
      onOpen={(d) => change({ d })}
    />
  );
}
