import type { SavedView } from '@nokshi/contract/console/views.ts';
import { Button, Check, Dialog, EmptyState, Field, Note, tell } from '@nokshi/ui';
import { type FormEvent, useState } from 'react';
import desk from '../desk.module.css';
import { useWords } from '../words.ts';
import styles from './saved-views.module.css';
import { useViewActs } from './use-views.ts';
import { ViewLine } from './view-line.tsx';

type Props = {
  readonly desk: string;
  /** The filters that the desk shows now; empty: none. */
  readonly search: string;
  readonly views: readonly SavedView[];
  readonly onClose: () => void;
};

/** Saves the filters of a desk under a name; renames, starts with, deletes and brings back. */
export function ViewsDialog({ views, onClose, ...now }: Props) {
  const { t, why } = useWords();
  const { save, change, drop } = useViewActs();
  const [gone, setGone] = useState<SavedView | null>(null);
  const failed = change.error ?? drop.error;
  return (
    <Dialog title={t('views.title')} closeLabel={t('app.close')} onClose={onClose} backdropCloses>
      <div className={desk.stack}>
        {now.search === '' ? (
          <p className={desk.quiet}>{t('views.no-filters')}</p>
        ) : (
          <SaveForm {...now} />
        )}
        {failed && <Note kind="wrong">{why(failed)}</Note>}
        <div role="status">
          {gone && (
            <Note kind="good">
              <span className={styles.gone}>
                {t('views.deleted', { name: gone.name })}
                <Button
                  small
                  busy={save.isPending}
                  onClick={() => save.mutate(gone, { onSuccess: () => setGone(null) })}
                >
                  {t('views.undo')}
                </Button>
              </span>
            </Note>
          )}
          {gone && save.error && <Note kind="wrong">{why(save.error)}</Note>}
        </div>
        {views.length === 0 ? (
          <EmptyState title={t('views.none')} icon="pin" level={3} />
        ) : (
          <ul className={styles.lines}>
            {views.map((view) => (
              <ViewLine
                key={view.id}
                view={view}
                busy={change.isPending || drop.isPending}
                onChange={(changed) => change.mutate(changed)}
                onDrop={() => drop.mutate(view, { onSuccess: () => setGone(view) })}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function SaveForm({ desk: of, search }: Pick<Props, 'desk' | 'search'>) {
  const { t, why } = useWords();
  const { save } = useViewActs();
  const [name, setName] = useState('');
  const [start, setStart] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const view = { desk: of, search, name, start };
    save.mutate(view, {
      onSuccess: () => {
        setName('');
        setStart(false);
        tell(t('views.saved'));
      },
    });
  };
  return (
    <form className={desk.stack} onSubmit={submit} aria-label={t('views.this')}>
      <Field
        label={t('views.name')}
        value={name}
        maxLength={40}
        autoComplete="off"
        data-autofocus
        error={save.error ? why(save.error) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Check checked={start} onChange={(event) => setStart(event.target.checked)}>
        {t('views.start-too')}
      </Check>
      <Button kind="main" type="submit" busy={save.isPending} disabled={name.trim() === ''}>
        {t('views.save')}
      </Button>
    </form>
  );
}
