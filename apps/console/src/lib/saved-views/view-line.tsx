import type { SavedView } from '@nokshi/contract/console/views.ts';
import { Button, Field } from '@nokshi/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
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
  const [name, setName] = useState<string | null>(null);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (name?.trim()) onChange({ ...view, name });
    setName(null);
  };
  return (
    <li className={styles.line}>
      {name === null ? (
        <Link href={viewPath(view)} className={styles.name}>
          {view.name}
          {view.start && <small>{t('views.start')}</small>}
        </Link>
      ) : (
        <Rename view={view} name={name} onName={setName} onSubmit={rename} />
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
        {name === null && (
          <Button small kind="quiet" disabled={busy} onClick={() => setName(view.name)}>
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

type RenameProps = {
  readonly view: SavedView;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
};

/** Takes the focus of the button that it came for. */
function Rename({ view, name, onName, onSubmit }: RenameProps) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form ref={form} className={styles.rename} onSubmit={onSubmit}>
      <Field
        label={t('views.rename-of', { name: view.name })}
        value={name}
        maxLength={40}
        onChange={(event) => onName(event.target.value)}
      />
      <Button small kind="main" type="submit" disabled={name.trim() === ''}>
        {t('views.save')}
      </Button>
    </form>
  );
}
