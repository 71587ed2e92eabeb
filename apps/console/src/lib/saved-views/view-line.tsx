import type { SavedView } from '@nokshi/contract/console/views.ts';
import { Button, Field } from '@nokshi/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useForm } from '../form.ts';
import { useWords } from '../words.ts';
import styles from './saved-views.module.css';
import { viewPath } from './use-views.ts';

type Props = {
  readonly view: SavedView;
  readonly busy: boolean;
  readonly onChange: (view: SavedView) => void;
  readonly onDrop: () => void;
};

/** One saved view among those of its desk. */
export function ViewLine({ view, busy, onChange, onDrop }: Props) {
  const { t } = useWords();
  const [naming, setNaming] = useState(false);
  return (
    <li className={styles.line}>
      {!naming ? (
        <Link href={viewPath(view)} className={styles.name}>
          {view.name}
          {view.start && <small>{t('views.start')}</small>}
        </Link>
      ) : (
        <Rename
          view={view}
          onName={(name) => {
            setNaming(false);
            onChange({ ...view, name });
          }}
        />
      )}
      <span className={styles.acts}>
        <Button
          small
          kind="quiet"
          disabled={busy}
          onClick={() => onChange({ ...view, start: !view.start })}
        >
          {t(view.start ? 'views.end-start' : 'views.make-start')}
        </Button>
        {!naming && (
          <Button small kind="quiet" disabled={busy} onClick={() => setNaming(true)}>
            {t('views.rename')}
          </Button>
        )}
        <Button small kind="quiet" disabled={busy} onClick={onDrop}>
          {t('views.delete')}
        </Button>
      </span>
    </li>
  );
}

type RenameProps = { readonly view: SavedView; readonly onName: (name: string) => void };

/** Takes the focus of the button that it came for. */
function Rename({ view, onName }: RenameProps) {
  const { t } = useWords();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const form = useForm({
    start: { name: view.name },
    send: async ({ name }) => onName(name),
  });
  return (
    <form ref={element} className={styles.rename} onSubmit={form.submit}>
      <Field
        {...form.field('name')}
        label={t('views.rename-of', { name: view.name })}
        maxLength={40}
      />
      <Button small kind="main" type="submit" disabled={form.values.name.trim() === ''}>
        {t('views.save')}
      </Button>
    </form>
  );
}
