import { Button, Icon } from '@nokshi/ui';
import { useUnread } from '../data/unread.ts';
import { useAddress } from '../lib/address.ts';
import { UnreadCount } from '../lib/unread-count.tsx';
import { useWords } from '../lib/words.ts';
import styles from './top-bar.module.css';

/** Opens the messages; says how many are new. Checklist H-005. */
export function MessagesButton() {
  const { t } = useWords();
  const { open } = useAddress();
  const { unreadMessage: count } = useUnread();
  return (
    <Button
      small
      kind="quiet"
      className={styles.messages}
      onClick={() => open({ mc: 'messageV2' })}
    >
      <Icon name="mail" size={20} />
      <UnreadCount
        count={count}
        words={count > 0 ? t('shell.messages-new', { count }) : t('shell.messages')}
        className={styles.count}
      />
    </Button>
  );
}
