import {
  consoleReferralRoutes as routes,
  type FriendAtDesk,
} from '@nokshi/contract/console/referrals.ts';
import { Button, type Column, EmptyState, Facts, MoneyText, moneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

const KEY = [...CAMPAIGNS_KEY, 'referrals'] as const;

/** Who invited the member, and the friends that the member invited. */
export function Friends({ id }: TabProps) {
  const { t } = useWords();
  const may = useMay('promotions.write');
  const [counting, setCounting] = useState<FriendAtDesk | null>(null);
  const referrals = useQuery({
    queryKey: [...KEY, id],
    queryFn: () => call(routes.list, { memberId: id }),
  });
  return (
    <QueryView query={referrals} height="120px">
      {({ invitedBy, earned, friends }) => (
        <>
          <div className={styles.apart}>
            <Facts
              facts={[
                {
                  name: t('referrals.invited-by'),
                  value: invitedBy ? (
                    <Link href={`/members/${invitedBy.memberId}?tab=friends`}>
                      {invitedBy.username}
                    </Link>
                  ) : (
                    t('referrals.nobody')
                  ),
                },
                { name: t('referrals.earned'), value: <MoneyText amount={earned} /> },
              ]}
            />
          </div>
          {friends.length === 0 ? (
            <EmptyState title={t('referrals.none')} level={3} />
          ) : (
            <Table
              caption={t('referrals.friends')}
              rows={friends}
              rowKey={({ memberId }) => memberId}
              columns={columnsOf(t, may ? setCounting : null)}
            />
          )}
          {counting && <CountDialog friend={counting} onClose={() => setCounting(null)} />}
        </>
      )}
    </QueryView>
  );
}

const columnsOf = (
  t: Translate,
  onCount: ((friend: FriendAtDesk) => void) | null,
): readonly Column<FriendAtDesk>[] => [
  {
    id: 'friend',
    title: t('referrals.friend'),
    cell: ({ memberId, username }) => <Link href={`/members/${memberId}`}>{username}</Link>,
  },
  {
    id: 'registered',
    title: t('referrals.registered'),
    whole: true,
    cell: ({ registeredAt }) => timeText(registeredAt),
  },
  {
    id: 'campaign',
    title: t('campaigns.campaign'),
    cell: ({ counts }) =>
      counts && <Link href={`/promotions?campaign=${counts.campaignId}`}>{counts.name}</Link>,
  },
  {
    id: 'deposited',
    title: t('referrals.deposited'),
    figure: true,
    cell: ({ counts }) => counts && <MoneyText amount={counts.deposited} />,
  },
  {
    id: 'staked',
    title: t('referrals.staked'),
    figure: true,
    cell: ({ counts }) =>
      counts && (
        <span className={styles.pair}>
          <MoneyText amount={counts.staked} />
          <small>{t('referrals.of', { amount: moneyText(counts.required) })}</small>
        </span>
      ),
  },
  {
    id: 'amount',
    title: t('referrals.brought'),
    figure: true,
    cell: ({ amount }) => amount !== null && <MoneyText amount={amount} />,
  },
  {
    id: 'state',
    title: t('campaigns.state'),
    cell: ({ state, reason, clearedBy }) => (
      <span className={styles.pair}>
        <span>
          <span
            className={`${styles.badge} ${state === 'earned' ? styles.good : ''} ${
              state === 'not-counted' ? styles.bad : ''
            }`}
          >
            {t(`referrals.state-${state}`)}
          </span>
        </span>
        {reason && <small className={styles.words}>{t(`referrals.reason-${reason}`)}</small>}
        {clearedBy && <small>{t('referrals.cleared-by', { username: clearedBy })}</small>}
      </span>
    ),
  },
  ...(onCount === null ? [] : [countColumn(t, onCount)]),
];

const countColumn = (
  t: Translate,
  onCount: (friend: FriendAtDesk) => void,
): Column<FriendAtDesk> => ({
  id: 'count',
  title: '',
  cell: (friend) =>
    friend.state === 'not-counted' &&
    friend.reason?.startsWith('same-') && (
      <Button small onClick={() => onCount(friend)}>
        {t('referrals.count')}
      </Button>
    ),
});

type CountProps = { readonly friend: FriendAtDesk; readonly onClose: () => void };

function CountDialog({ friend: { memberId, username, counts }, onClose }: CountProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t('referrals.count-title', { username })}
      words={t('referrals.count-words')}
      action={t('referrals.count')}
      act={(reason) =>
        call(routes.count, { campaignId: counts?.campaignId ?? '', memberId, reason })
      }
      done={t('referrals.count-done')}
      onDone={() => queries.invalidateQueries({ queryKey: KEY })}
      onClose={onClose}
    />
  );
}
