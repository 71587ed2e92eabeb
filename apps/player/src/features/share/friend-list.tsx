import type { Friend, referralRoutes } from '@nokshi/contract/player/referral.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, MoneyText } from '@nokshi/ui';
import { dayText } from '@nokshi/web/time.ts';
import { useAddress } from '../../lib/address.ts';
import { useAmount } from '../../lib/amount.ts';
import { useWords } from '../../lib/words.ts';
import styles from './share.module.css';

export type ShownReferral = NonNullable<Output<typeof referralRoutes.friends>['promotion']>;

type Props = {
  readonly friends: readonly Friend[];
  readonly promotion: ShownReferral | null;
};

/** The friends of a member, names shortened; amounts are the friend's own and not shown. */
export function FriendList({ friends, promotion }: Props) {
  const { t } = useWords();
  const { open } = useAddress();
  const isLinked = friends.some(({ reason }) => reason?.startsWith('same-'));
  return (
    <section className={styles.part} aria-labelledby="referral-friends">
      <h3 id="referral-friends">{t('referral.friends')}</h3>
      {friends.length === 0 ? (
        <p className={styles.small}>{t('referral.none')}</p>
      ) : (
        <ul className={styles.friends}>
          {friends.map((friend) => (
            <OneFriend
              key={`${friend.name} ${friend.registeredAt}`}
              friend={friend}
              promotion={promotion}
            />
          ))}
        </ul>
      )}
      {isLinked && (
        <div className={styles.ask}>
          <p className={styles.small}>{t('referral.linked-words')}</p>
          <Button small onClick={() => open({ mc: 'messageV2', tab: 'feedback' })}>
            {t('referral.ask')}
          </Button>
        </div>
      )}
    </section>
  );
}

function OneFriend({ friend, promotion }: Omit<Props, 'friends'> & { readonly friend: Friend }) {
  const { t } = useWords();
  const { name, registeredAt, state, percent, amount } = friend;
  return (
    <li className={styles.friend}>
      <div className={styles.who}>
        <strong>{name}</strong>
        <span className={styles.small}>{t('referral.since', { day: dayText(registeredAt) })}</span>
      </div>
      <span className={styles.state} data-state={state}>
        {state === 'earned' && amount !== null ? (
          <MoneyText amount={amount} />
        ) : (
          t(`referral.state-${state}`)
        )}
      </span>
      {state === 'staking' && percent !== null && (
        <progress
          className={styles.meter}
          max={100}
          value={percent}
          aria-label={t('referral.progress', { name })}
        />
      )}
      <Standing friend={friend} promotion={promotion} />
    </li>
  );
}

/** What is missing and until when, or why the friend brings nothing. */
function Standing({ friend, promotion }: Omit<Props, 'friends'> & { readonly friend: Friend }) {
  const { t } = useWords();
  const amountText = useAmount();
  const { state, percent, reason, until } = friend;
  const parts: string[] = [];
  if (reason) parts.push(t(`referral.reason-${reason}`));
  if (state === 'staking') parts.push(t('referral.percent', { percent: percent ?? 0 }));
  if (state === 'registered' && promotion?.trigger.kind === 'referral')
    parts.push(t('referral.no-deposit', { amount: amountText(promotion.trigger.firstDeposit) }));
  if (until) parts.push(t('referral.until', { day: dayText(until) }));
  return parts.length > 0 && <span className={styles.small}>{parts.join(' · ')}</span>;
}
