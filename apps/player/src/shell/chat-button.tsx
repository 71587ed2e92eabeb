import { Icon, tell } from '@nokshi/ui';
import { useEffect, useRef } from 'react';
import { useChat } from '../data/chat.ts';
import { useAddress } from '../lib/address.ts';
import { useEnterChat } from './use-enter-chat.ts';
import { UnreadCount } from '../lib/unread-count.tsx';
import { useWords } from '../lib/words.ts';
import styles from './chat-button.module.css';

/** Floats over every page of the phone (the desktop's side bar has it too). Checklist P-010. */
export function ChatButton() {
  const { t } = useWords();
  const { params } = useAddress();
  const shown = params.get('m') === 'chat';
  const unread = useChat(shown).data?.unread ?? 0;
  const { enter } = useEnterChat();
  useToldOnce(shown ? 0 : unread, t('chat.answered'));
  if (!enter) return null;
  return (
    <button type="button" className={styles.button} onClick={enter}>
      <Icon name="chat" size={26} />
      <UnreadCount
        count={unread}
        words={unread > 0 ? t('chat.open-unread', { count: unread }) : t('chat.title')}
        className={styles.badge}
      />
    </button>
  );
}

/** Says it, to eyes and screen readers, each time there is more unread than before. */
function useToldOnce(unread: number, words: string) {
  const before = useRef(0);
  useEffect(() => {
    if (unread > before.current) tell(words);
    before.current = unread;
  }, [unread, words]);
}
