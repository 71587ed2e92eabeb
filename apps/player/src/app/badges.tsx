import { useRewards } from '../data/rewards.ts';
import { useUnread } from '../data/unread.ts';
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

/** How many rewards wait; nothing where there are none. Checklist MC-019. */
export function WaitingRewards() {
  const { t } = useWords();
  const count = useRewards().data?.rows.length ?? 0;
  return (
    <UnreadCount count={count} words={t('rewards.waiting', { count })} className={styles.badge} />
  );
}
