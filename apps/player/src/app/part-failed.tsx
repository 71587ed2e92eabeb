import { ErrorState, Icon } from '@nokshi/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useWords } from '../lib/words.ts';
import styles from './part-failed.module.css';

/** Shown when a part's code did not load; reloading the page fetches it again. */
export function PartFailed({ onClose }: { readonly onClose?: () => void }) {
  const { t } = useWords();
  const words = (
    <ErrorState
      title={t('app.did-not-load')}
      words={t('app.line-broken')}
      retryLabel={t('app.try-again')}
      onRetry={() => location.reload()}
    />
  );
  return onClose ? <Over onClose={onClose}>{words}</Over> : words;
}

type OverProps = { readonly onClose: () => void; readonly children: ReactNode };

/** The browser's own dialog: that of the site is a part which may not have come either. */
function Over({ onClose, children }: OverProps) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.over}
      aria-label={t('app.did-not-load')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <button type="button" className={styles.cross} aria-label={t('app.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  );
}
