import { Button, Icon } from '@nokshi/ui';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import styles from './help.module.css';

/** Where no topic helped: a member writes in the member centre, a visitor in a form. O-004. */
export function WriteToUs() {
  const { t } = useWords();
  const { open } = useAddress();
  const isMember = useSession(({ phase }) => phase === 'in');
  const form = isMember
    ? { m: null, mc: 'messageV2', tab: 'feedback' }
    : { m: 'feedback', topic: null };
  return (
    <p className={styles.write}>
      {t('help.not-found')}
      <Button small onClick={() => open(form)}>
        <Icon name="chat" size={18} />
        {t('feedback.title')}
      </Button>
    </p>
  );
}
