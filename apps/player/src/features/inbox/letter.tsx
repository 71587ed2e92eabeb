import type { InboxLetter } from '@nokshi/contract/player/inbox.ts';
import { Button, Icon, tell } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { Refused } from '../../lib/form.ts';
import { ReadingRow } from '../../lib/reading-row.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './inbox.module.css';
import { muteSender, reportLetter } from './letters.ts';

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
          {letter.sender && <OfAgent id={letter.id} sender={letter.sender} />}
          <Button small kind="quiet" onClick={onDelete}>
            <Icon name="close" size={18} />
            {t('inbox.delete')}
          </Button>
        </article>
      )}
    </li>
  );
}

type OfAgentProps = {
  readonly id: string;
  readonly sender: NonNullable<InboxLetter['sender']>;
};

/** Who wrote it, and what a member may do who wants no more of them. */
function OfAgent({ id, sender: { name, isMuted, isReported } }: OfAgentProps) {
  const { t } = useWords();
  const muting = useAct(async () => {
    await muteSender(id, !isMuted);
    tell(t(isMuted ? 'inbox.unmuted' : 'inbox.muted', { name }));
  });
  const reporting = useAct(() => reportLetter(id));
  return (
    <>
      <p className={styles.small}>{t('inbox.from', { name })}</p>
      <Button small kind="quiet" busy={muting.busy} onClick={() => void muting.run()}>
        <Icon name={isMuted ? 'mail' : 'close'} size={18} />
        {t(isMuted ? 'inbox.unmute' : 'inbox.mute', { name })}
      </Button>
      <Refused error={muting.error} />
      {isReported ? (
        <p role="status">{t('inbox.reported')}</p>
      ) : (
        <Button small kind="quiet" busy={reporting.busy} onClick={() => void reporting.run()}>
          <Icon name="alert" size={18} />
          {t('inbox.report')}
        </Button>
      )}
      <Refused error={reporting.error} />
    </>
  );
}
