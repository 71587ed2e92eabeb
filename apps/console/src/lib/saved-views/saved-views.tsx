import { Button, classes, Icon } from '@nokshi/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useWords } from '../words.ts';
import { filtersOf } from './filters.ts';
import styles from './saved-views.module.css';
import { useViews, viewPath } from './use-views.ts';
import { ViewsDialog } from './views-dialog.tsx';

type Props = {
  /** The first part of the desk's address. */
  readonly desk: string;
  /** The parts of its query that are filters. */
  readonly filters: readonly string[];
};

/** Over a desk with filters: its saved views, each opened by one press, and where they are kept. */
export function SavedViews({ desk, filters }: Props) {
  const { t } = useWords();
  const [managing, setManaging] = useState(false);
  const [search] = useSearchParams();
  const now = filtersOf(search, filters);
  const views = useViews().filter((view) => view.desk === desk);
  return (
    <nav className={styles.bar} aria-label={t('views.title')}>
      <ul className={styles.views}>
        {views.map((view) => (
          <li key={view.id}>
            <Link
              href={viewPath(view)}
              className={classes(styles.view, view.search === now && styles.now)}
              aria-current={view.search === now ? 'true' : undefined}
            >
              {view.start && <Icon name="pin" size={16} />}
              {view.name}
            </Link>
          </li>
        ))}
      </ul>
      <Button small kind="quiet" onClick={() => setManaging(true)}>
        <Icon name="pin" size={18} />
        {t('views.open')}
      </Button>
      {managing && (
        <ViewsDialog desk={desk} search={now} views={views} onClose={() => setManaging(false)} />
      )}
    </nav>
  );
}
