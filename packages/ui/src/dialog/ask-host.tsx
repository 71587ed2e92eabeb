import { type KeyboardEvent, useSyncExternalStore } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { type Ask, askStore } from './ask.ts';
import { Dialog } from './dialog.tsx';
import styles from './dialog.module.css';

/** Draws what {@link ask} asks; one in each app. */
export function AskHost({ closeLabel }: { readonly closeLabel: string }) {
  const waiting = useSyncExternalStore(askStore.subscribe, askStore.current);
  if (!waiting) return null;
  return <Question ask={waiting.ask} answer={waiting.answer} closeLabel={closeLabel} />;
}

type Props = {
  readonly ask: Ask;
  readonly answer: (id: string | null) => void;
  readonly closeLabel: string;
};

function Question({ ask, answer, closeLabel }: Props) {
  const buttons = ask.buttons ?? [{ id: 'close', label: closeLabel }];
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    answer(buttons[0]?.id ?? null);
  };
  return (
    <Dialog
      title={ask.title}
      size={ask.size ?? 'small'}
      onClose={() => answer(null)}
      backdropCloses={ask.backdropCloses ?? true}
      escapeCloses={ask.escapeCloses ?? true}
      autoCloseMs={ask.autoCloseMs}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.question} onKeyDown={enter}>
        {ask.icon && <Icon name={ask.icon} size={32} />}
        {ask.content !== undefined && <div>{ask.content}</div>}
        <div className={styles.buttons}>
          {buttons.map((button, at) => (
            <Button
              key={button.id}
              kind={button.kind ?? 'plain'}
              // The default has the focus, so that Enter triggers it.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={at === 0}
              onClick={() => answer(button.id)}
            >
              {button.label}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
