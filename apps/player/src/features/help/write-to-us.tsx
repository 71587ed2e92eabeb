import { Button, Icon } from '@nokshi/ui';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { useEnterChat } from '../../shell/use-enter-chat.ts';
import { useWords } from '../../lib/words.ts';
import styles from './help.module.css';

/**
 * Where no topic helped: the chat, or else a member writes in the member centre and a visitor
 * in a form; what needs more words is a question to customer service. O-004, V-059.
 */
export function WriteToUs() {
  const { t } = useWords();
  const { open } = useAddress();
  const { enter } = useEnterChat();
  const isMember = useSession(({ phase }) => phase === 'in');
  const form = isMember
    ? { m: null, mc: 'messageV2', tab: 'feedback' }
    : { m: 'feedback', topic: null };
  return (
    <div className={styles.write}>
      <p>{t('help.not-found')}</p>
      {enter && (
        <Button small onClick={enter}>
          <Icon name="chat" size={18} />
          {t('help.chat')}
        </Button>
      )}
      <Button small onClick={() => open(form)}>
        <Icon name="mail" size={18} />
        {t('feedback.title')}
      </Button>
      <Button small onClick={() => open({ m: 'ask', topic: null })}>
        <Icon name="list" size={18} />
        {t('feedback.ask')}
      </Button>
    </div>
  );
}
