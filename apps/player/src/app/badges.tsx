import { isForAgents, useNotices } from '../data/notices.ts';
import { useMissions } from '../data/missions.ts';
import { useRewards } from '../data/rewards.ts';
import { usePromotionCounts } from '../data/promotion-counts.ts';
import { useUnread } from '../data/unread.ts';
import { useWaitingContracts } from '../data/waiting-contracts.ts';
import { UnreadCount } from '../lib/unread-count.tsx';
import { useWords } from '../lib/words.ts';
import styles from './member-centre.module.css';

/** How many messages are new; nothing where there are none. Checklist MC-018. */
export function NewMessages() {
  const { t } = useWords();
  const { unreadMessage: count } = useUnread();
  return (
    <UnreadCount count={count} words={t('inbox.unread', { count })} className={styles.badge} />
  );
}

/** The same of one tab of the messages. */
export function NewInTab({ tab }: { readonly tab: 'letters' | 'notices' }) {
  const { t } = useWords();
  const count = useUnread()[tab];
  return count === 0 ? null : (
    <UnreadCount count={count} words={t('inbox.unread', { count })} className={styles.badge} />
  );
}

/** How many of the notices for agents are new. AC-002. */
export function NewAnnouncements() {
  const { t, language } = useWords();
  const notices = useNotices(language).data ?? [];
  const count = notices.filter((notice) => isForAgents(notice) && !notice.read).length;
  return (
    <UnreadCount count={count} words={t('inbox.unread', { count })} className={styles.badge} />
  );
}

/** How many rewards wait; nothing where there are none. Checklist MC-019. */
export function WaitingRewards() {
  const { t } = useWords();
  const count = (useRewards().data?.rows.length ?? 0) + (usePromotionCounts()?.rewards ?? 0);
  return (
    <UnreadCount count={count} words={t('rewards.waiting', { count })} className={styles.badge} />
  );
}

/** Missions whose reward can be claimed; nothing where there are none. Checklist MC-017. */
export function WaitingMissions() {
  const { t } = useWords();
  const missions = useMissions().data?.data ?? [];
  const count = missions.filter(({ status }) => status === 'claimable').length;
  return count === 0 ? null : (
    <UnreadCount count={count} words={t('missions.waiting', { count })} className={styles.badge} />
  );
}

/** Kinds of contracts that wait for the agent’s answer. E-102. */
export function WaitingContracts() {
  const { t } = useWords();
  const count = useWaitingContracts()?.length ?? 0;
  return (
    <UnreadCount count={count} words={t('agent.waiting', { count })} className={styles.badge} />
  );
}
