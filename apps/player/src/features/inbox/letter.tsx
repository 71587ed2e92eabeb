import type { InboxLetter } from '@nokshi/contract/player/inbox.ts';
import { Button, Icon } from '@nokshi/ui';
import { momentText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import styles from './inbox.module.css';

type Props = {
  readonly letter: InboxLetter;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
};

/** One letter: its title, and under it what it says. */
export function Letter({ letter, open, onToggle, onDelete }: Props) {
  const { t, local } = useWords();
  return (
    <li>
      <button type="button" className={styles.title} aria-expanded={open} onClick={onToggle}>
        <Icon name={letter.from === 'system' ? 'shield' : 'mail'} size={20} />
        <span className={styles.words}>
          <span>
            {local(letter.title)}{' '}
            {!letter.read && <strong className={styles.new}>{t('notice.new')}</strong>}
          </span>
          <time dateTime={letter.time}>{momentText(letter.time)}</time>
        </span>
      </button>
      {open && (
        <article className={styles.content}>
          <p>{local(letter.text)}</p>
          <Button small kind="quiet" onClick={onDelete}>
            <Icon name="close" size={18} />
            {t('inbox.delete')}
          </Button>
        </article>
      )}
    </li>
  );
}
