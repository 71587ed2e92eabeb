import { referralRoutes } from '@nokshi/contract/player/referral.ts';
import { sentenceOf } from '@nokshi/contract/promotions/sentence.ts';
import { Facts, MoneyText, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { FriendList } from './friend-list.tsx';
import { Invitation } from './invitation.tsx';
import { ReferralTerms } from './referral-terms.tsx';
import styles from './share.module.css';

/** Invite friends: the own link, what it brings, and how far each friend is. MC-013, A-015, O-011. */
export default function ReferralPage() {
  const { t, language } = useWords();
  const own = useQuery({
    queryKey: ['mine', 'referral'],
    queryFn: () => call(referralRoutes.own, {}),
    staleTime: 0,
  });
  const friends = useQuery({
    queryKey: ['mine', 'referral', 'friends'],
    queryFn: () => call(referralRoutes.friends, {}),
    staleTime: 0,
  });
  return (
    <QueryView query={own}>
      {({ on, code, members, lastAt }) => (
        <QueryView query={friends}>
          {({ promotion, earned, friends: rows }) => {
            const shown = on ? promotion : null;
            return (
              <div className={styles.page}>
                {shown ? (
                  <p className={styles.lead}>{sentenceOf(shown, language)}</p>
                ) : (
                  <Note>{t('shell.share-soon')}</Note>
                )}
                {on && <Invitation code={code} />}
                <Facts
                  facts={[
                    { name: t('referral.code'), value: code },
                    { name: t('referral.earned'), value: <MoneyText amount={earned} /> },
                    { name: t('referral.members'), value: members },
                    ...(shown ? [{ name: t('referral.counted'), value: shown.counted }] : []),
                    ...(lastAt ? [{ name: t('referral.last'), value: timeText(lastAt) }] : []),
                  ]}
                />
                <FriendList friends={rows} promotion={shown} />
                {shown && <ReferralTerms promotion={shown} />}
              </div>
            );
          }}
        </QueryView>
      )}
    </QueryView>
  );
}
