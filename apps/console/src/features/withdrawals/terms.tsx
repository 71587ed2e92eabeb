import { consoleWithdrawalRoutes as routes } from '@nokshi/contract/console/withdrawals.ts';
import { call } from '@nokshi/web/call.ts';
import { SetTime } from '../../lib/set-time.tsx';
import { useWords } from '../../lib/words.ts';
import { WITHDRAWALS_KEY } from './withdrawal.ts';

/** How long a member has to answer, for what is paid from now on. */
export function Terms() {
  const { t } = useWords();
  return (
    <SetTime
      setting={{
        queryKey: [...WITHDRAWALS_KEY, 'terms'],
        read: async () => (await call(routes.terms, {})).confirmMinutes,
        write: (confirmMinutes, reason) => call(routes.setTerms, { confirmMinutes, reason }),
        minutesOfUnit: 1,
        range: [10, 43_200],
        field: 'confirmMinutes',
        label: t('withdrawals.minutes'),
        told: (span) => t('withdrawals.terms', { span }),
        title: t('withdrawals.set-terms-title'),
        explained: t('withdrawals.set-terms-words'),
      }}
    />
  );
}
