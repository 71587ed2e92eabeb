import { Button } from './button.tsx';
import { pagesShown } from './pages-shown.ts';
import styles from './pager.module.css';

type Props = {
  readonly label: string;
  /** The open page, from 0. */
  readonly at: number;
  readonly of: number;
  readonly back: string;
  readonly next: string;
  /** What a page is called, counted from 1: its button shows the number alone. */
  readonly nameOf: (page: number) => string;
  readonly onPage: (page: number) => void;
};

/** Back, the pages near the open one and at each end, next. */
export function Pager({ label, at, of, back, next, nameOf, onPage }: Props) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <Button small kind="quiet" disabled={at === 0} onClick={() => onPage(at - 1)}>
        {back}
      </Button>
      <span className="visually-hidden" aria-live="polite">
        {nameOf(at + 1)}
      </span>
      <ol className={styles.pages}>
        {pagesShown(at, of).map((page, place) => (
          <li key={page ?? `gap-${place}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                className={styles.page}
                aria-label={nameOf(page + 1)}
                aria-current={page === at ? 'page' : undefined}
                onClick={() => onPage(page)}
              >
                {page + 1}
              </button>
            )}
          </li>
        ))}
      </ol>
      <Button small kind="quiet" disabled={at === of - 1} onClick={() => onPage(at + 1)}>
        {next}
      </Button>
    </nav>
  );
}
