import type { SavedView } from '@nokshi/contract/console/views.ts';
import { Button, Check, Dialog, EmptyState, Field, Note, tell } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { useState } from 'react';
import desk from '../desk.module.css';
import { Refused, useForm } from '../form.ts';
import { useWords } from '../words.ts';
import styles from './saved-views.module.css';
import { useViewCalls } from './use-views.ts';
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
  const { t } = useWords();
  const calls = useViewCalls();
  const [gone, setGone] = useState<SavedView | null>(null);
  const change = useAct(calls.change);
  const drop = useAct(async (view: SavedView) => {
    await calls.drop(view);
    setGone(view);
  });
  const undo = useAct(async (view: SavedView) => {
    await calls.save(view);
    setGone(null);
  });
  return (
    <Dialog title={t('views.title')} closeLabel={t('app.close')} onClose={onClose} backdropCloses>
      <div className={desk.stack}>
        {now.search === '' ? (
          <p className={desk.quiet}>{t('views.no-filters')}</p>
        ) : (
          <SaveForm {...now} />
        )}
        <Refused error={change.error ?? drop.error} />
        <div role="status">
          {gone && (
            <Note kind="good">
              <span className={styles.gone}>
                {t('views.deleted', { name: gone.name })}
                <Button small busy={undo.busy} onClick={() => void undo.run(gone)}>
                  {t('views.undo')}
                </Button>
              </span>
            </Note>
          )}
          {gone && <Refused error={undo.error} />}
        </div>
        {views.length === 0 ? (
          <EmptyState title={t('views.none')} icon="pin" level={3} />
        ) : (
          <ul className={styles.lines}>
            {views.map((view) => (
              <ViewLine
                key={view.id}
                view={view}
                busy={change.busy || drop.busy}
                onChange={(changed) => void change.run(changed)}
                onDrop={() => void drop.run(view)}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function SaveForm({ desk: of, search }: Pick<Props, 'desk' | 'search'>) {
  const { t } = useWords();
  const { save } = useViewCalls();
  const form = useForm({
    start: { name: '', start: false },
    async send(typed) {
      await save({ desk: of, search, ...typed });
      form.reset();
      tell(t('views.saved'));
    },
  });
  return (
    <form className={desk.stack} onSubmit={form.submit} aria-label={t('views.this')}>
      <Field
        {...form.field('name')}
        label={t('views.name')}
        maxLength={40}
        autoComplete="off"
        data-autofocus
      />
      <Check {...form.box('start')}>{t('views.start-too')}</Check>
      <Refused error={form.refused} />
      <Button kind="main" type="submit" busy={form.busy} disabled={form.values.name.trim() === ''}>
        {t('views.save')}
      </Button>
    </form>
  );
}
