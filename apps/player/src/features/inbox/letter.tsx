import type { InboxLetter } from '@nokshi/contract/player/inbox.ts';
import { Button, Icon } from '@nokshi/ui';
import { ReadingRow } from '../../lib/reading-row.tsx';
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
      <ReadingRow
        title={local(letter.title)}
        time={letter.time}
        read={letter.read}
        open={open}
        onToggle={onToggle}
        sign={<Icon name={letter.from === 'system' ? 'shield' : 'mail'} size={20} />}
      />
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
