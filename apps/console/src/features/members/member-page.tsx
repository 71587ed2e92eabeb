import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { Tabs } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { AdjustmentList } from '../../lib/adjustment-list.tsx';
import { WaitingProposals } from '../../lib/waiting-proposals.tsx';
import { MemberActs } from './member-acts.tsx';
import { Deposits } from './deposits-tab.tsx';
import { Entries } from './entries-tab.tsx';
import { Friends } from './friends-tab.tsx';
import { Limits } from './limits-tab.tsx';
import { Line } from './line-tab.tsx';
import { Money } from './money-tab.tsx';
import { Notes } from './notes-tab.tsx';
import { Points } from './points-tab.tsx';
import { Profile } from './profile-tab.tsx';
import { Rewards } from './rewards-tab.tsx';
import { Sessions } from './sessions-tab.tsx';
import { StandingTimeline } from './standing-tab.tsx';
import { VipLevelTab } from './vip-level-tab.tsx';
import { Wagers } from './wagers-tab.tsx';
import { Withdrawals } from './withdrawals-tab.tsx';
import type { TabProps } from './tab-props.ts';
import { RestrictionBadge } from './restriction.tsx';

const TABS = [
  { id: 'profile', label: 'member.profile', permission: 'identity.members-read', page: Profile },
  { id: 'sessions', label: 'member.sessions', permission: 'identity.members-read', page: Sessions },
  { id: 'notes', label: 'member.notes', permission: 'identity.members-read', page: Notes },
  {
    id: 'standing',
    label: 'member.standing',
    permission: 'identity.members-read',
    page: StandingTimeline,
  },
  { id: 'line', label: 'team.line', permission: 'identity.members-read', page: Line },
  { id: 'wagers', label: 'member.wagers', permission: 'wagers.read', page: Wagers },
  { id: 'money', label: 'member.money', permission: 'wallet.read', page: Money },
  { id: 'entries', label: 'member.entries', permission: 'wallet.read', page: Entries },
  { id: 'limits', label: 'member.limits', permission: 'limits.read', page: Limits },
  { id: 'deposits', label: 'member.deposits', permission: 'cashier.read', page: Deposits },
  {
    id: 'adjustments',
    label: 'nav.adjustments',
    permission: 'cashier.read',
    page: ({ id }: TabProps) => <AdjustmentList memberId={id} />,
  },
  {
    id: 'withdrawals',
    label: 'member.withdrawals',
    permission: 'cashier.read',
    page: Withdrawals,
  },
  { id: 'rewards', label: 'campaigns.grants', permission: 'promotions.read', page: Rewards },
  { id: 'vip', label: 'vip.tab', permission: 'promotions.read', page: VipLevelTab },
  { id: 'friends', label: 'referrals.friends', permission: 'promotions.read', page: Friends },
  { id: 'points', label: 'nav.points', permission: 'points.read', page: Points },
] as const;

/** One member, room by room; the open tab is in the address. */
export function MemberPage({ id }: { readonly id: string }) {
  const member = useQuery({
    queryKey: ['member', id],
    queryFn: () => call(consoleIdentityRoutes.member, { id }),
  });
  return (
    <QueryView query={member} height="420px">
      {(found) => <OneMember id={id} member={found} />}
    </QueryView>
  );
}

function OneMember({ id, member }: TabProps) {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const may = {
    'identity.members-read': true,
    'wagers.read': useMay('wagers.read'),
    'wallet.read': useMay('wallet.read'),
    'limits.read': useMay('limits.read'),
    'cashier.read': useMay('cashier.read'),
    'points.read': useMay('points.read'),
    'promotions.read': useMay('promotions.read'),
  };
  const tabs = TABS.filter((tab) => may[tab.permission]);
  const open = tabs.find((tab) => tab.id === search.get('tab')) ?? TABS[0];
  return (
    <>
      <p>
        <Link href="/members">{t('nav.members')}</Link>
      </p>
      <div className={styles.head}>
        <div className={styles.tools}>
          <h1>{member.username}</h1>
          <RestrictionBadge {...member} />
        </div>
        <MemberActs id={id} member={member} />
      </div>
      <WaitingProposals object={id} />
      <Tabs
        label={t('member.tabs')}
        tabs={tabs.map((tab) => ({ id: tab.id, label: t(tab.label) }))}
        selected={open.id}
        onSelect={(tab) => setSearch(tab === 'profile' ? {} : { tab }, { replace: true })}
      >
        <div className={styles.panel}>
          <open.page id={id} member={member} />
        </div>
      </Tabs>
    </>
  );
}
