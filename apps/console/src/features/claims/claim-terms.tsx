import { consoleClaimRoutes as routes } from '@nokshi/contract/console/claims.ts';
import { call } from '@nokshi/web/call.ts';
import { SetTime } from '../../lib/set-time.tsx';
import { useWords } from '../../lib/words.ts';

/** How long the house takes to answer at most, for what is claimed from now on. */
export function ClaimTerms() {
  const { t } = useWords();
  return (
    <SetTime
      setting={{
        queryKey: ['till', 'claim-terms'],
        read: async () => (await call(routes.terms, {})).answerHours,
        write: (answerHours, reason) => call(routes.setTerms, { answerHours, reason }),
        minutesOfUnit: 60,
        range: [1, 720],
        field: 'answerHours',
        label: t('claims.hours'),
        told: (span) => t('claims.terms', { span }),
        title: t('claims.set-terms-title'),
        explained: t('claims.set-terms-words'),
      }}
    />
  );
}
