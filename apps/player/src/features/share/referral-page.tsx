import { referralRoutes } from '@nokshi/contract/player/referral.ts';
import { Facts, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { Invitation } from './invitation.tsx';
import styles from './share.module.css';

/** Invite friends: the own link, and who came by it. Checklist MC-013, A-015. */
export default function ReferralPage() {
  const { t } = useWords();
  const referral = useQuery({
    queryKey: ['mine', 'referral'],
    queryFn: () => call(referralRoutes.own, {}),
    staleTime: 0,
  });
  return (
    <QueryView query={referral}>
      {({ on, code, members, firstAt, lastAt }) => (
        <div className={styles.page}>
          {on ? <Invitation code={code} /> : <Note>{t('shell.share-soon')}</Note>}
          <Facts
            facts={[
              { name: t('referral.code'), value: code },
              { name: t('referral.members'), value: members },
              ...(firstAt && lastAt
                ? [
                    { name: t('referral.first'), value: timeText(firstAt) },
                    { name: t('referral.last'), value: timeText(lastAt) },
                  ]
                : []),
            ]}
          />
          <p className={styles.small}>{t(members === 0 ? 'referral.none' : 'referral.words')}</p>
        </div>
      )}
    </QueryView>
  );
}
