import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './composer.module.css';
import { Icon } from './icon.tsx';
import { TextArea } from './text-area.tsx';

type Props = {
  readonly labels: { readonly words: string; readonly attach: string; readonly send: string };
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** Signs at most. */
  readonly most: number;
  readonly rows?: number;
  readonly lang?: string | undefined;
  /** The kinds of files that may be chosen, as `accept` has them. */
  readonly files: string;
  /** Nothing can go out for now. */
  readonly closed?: boolean;
  readonly sending: boolean;
  readonly attaching: boolean;
  readonly onSend: () => void;
  readonly onFile: (file: File) => void;
  /** Stands before the buttons. */
  readonly children?: ReactNode;
};

/** Words and files to somebody. Enter sends, Shift and Enter begin a new line. */
export function Composer(props: Props) {
  const { labels, words, closed = false, sending, attaching } = props;
  const file = useRef<HTMLInputElement>(null);
  const ready = !closed && !sending && words.trim() !== '';
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (ready) props.onSend();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <TextArea
        label={labels.words}
        rows={props.rows ?? 2}
        value={words}
        maxLength={props.most}
        lang={props.lang}
        onChange={(event) => props.onWords(event.target.value)}
        onKeyDown={(event) => {
          const plain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
          if (plain) submit(event);
        }}
      />
      <input
        ref={file}
        type="file"
        hidden
        aria-label={labels.attach}
        accept={props.files}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) props.onFile(chosen);
          target.value = '';
        }}
      />
      <div className={styles.acts}>
        {props.children}
        <Button busy={attaching} disabled={closed} onClick={() => file.current?.click()}>
          <Icon name="plus" size={18} />
          {labels.attach}
        </Button>
        <Button type="submit" kind="main" busy={sending} disabled={!ready}>
          {labels.send}
        </Button>
      </div>
    </form>
  );
}
