import { Dialog, Loader, Note, tell } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useEffect } from 'react';
import { type Chat, useChat } from '../../data/chat.ts';
import { useLine } from '../../data/live.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { useOnline } from '@nokshi/web/use-online.ts';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { inkOn } from './ink-on.ts';
import { Messages } from './messages.tsx';

/** Customer service by chat, for members and visitors; closes when it fails. M-010, ER-006. */
export default function ChatModal({ onClose }: ModalProps) {
  const { t, why } = useWords();
  const chat = useChat(true);
  const failed = chat.data ? null : chat.error;
  useEffect(() => {
    if (!failed) return;
    tell(why(failed), 'wrong');
    onClose();
  }, [failed]);
  return (
    <Dialog title={t('chat.title')} closeLabel={t('app.close')} onClose={onClose}>
      {chat.data ? <Talk chat={chat.data} /> : <Loader label={t('app.loading')} />}
    </Dialog>
  );
}

function Talk({ chat }: { readonly chat: Chat }) {
  const { t } = useWords();
  const online = useOnline();
  const lost = useLine(({ line }) => line === 'lost');
  return (
    <div className={styles.chat}>
      <DeskState chat={chat} />
      {(!online || lost) && <Note>{t(online ? 'chat.line-lost' : 'chat.offline')}</Note>}
      <Messages chat={chat} />
      <Composer online={online} />
    </div>
  );
}

/** Whether somebody is there, in the merchant's own colour. Checklist E-027. */
function DeskState({
  chat: { desk, opensAt, closedWords, headerColour },
}: {
  readonly chat: Chat;
}) {
  const { t, local } = useWords();
  const own = headerColour ? { background: headerColour, color: inkOn(headerColour) } : undefined;
  return (
    <div className={styles.desk} data-desk={desk} style={own} role="status">
      <p>{desk === 'closed' ? local(closedWords) || t('chat.closed') : t(`chat.${desk}`)}</p>
      {desk === 'closed' && <p>{t('chat.kept')}</p>}
      {opensAt && <p>{t('chat.opens', { at: timeText(opensAt).slice(0, 16) })}</p>}
    </div>
  );
}
