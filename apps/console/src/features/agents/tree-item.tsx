import type { LineNode } from '@nokshi/contract/console/agent-line.ts';
import { Icon } from '@nokshi/ui';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'wouter';
import desk from '../../lib/desk.module.css';
import { typeLabel } from '../../lib/type-label.ts';
import { useWords } from '../../lib/words.ts';
import styles from './line.module.css';

/** What all items of one tree share. */
export type Tree = {
  /** From the top down to who was looked for; empty: nobody. */
  readonly path: readonly LineNode[];
  readonly open: ReadonlySet<string>;
  /** The one item that the Tab key reaches. */
  readonly current: string | null;
  toggle(id: string): void;
  enter(id: string): void;
};

type Props = {
  readonly node: LineNode;
  readonly tree: Tree;
  readonly level: number;
  /** Who is below, while it is open. */
  readonly children: ReactNode;
};

/** One member of the tree; what the row says is its name. */
export function TreeItem({ node, tree, level, children }: Props) {
  const { id, username, heads } = node;
  const isOpen = heads > 0 && tree.open.has(id);
  const isFound = tree.path.at(-1)?.id === id;
  return (
    <>
      <li
        role="treeitem"
        data-item={id}
        aria-level={level}
        aria-selected={isFound}
        aria-expanded={heads > 0 ? isOpen : undefined}
        tabIndex={tree.current === id ? 0 : -1}
        style={atLevel(level)}
        className={styles.item}
        onFocus={() => tree.enter(id)}
      >
        <div className={isFound ? `${styles.row} ${styles.found}` : styles.row}>
          {heads > 0 ? (
            <button
              type="button"
              tabIndex={-1}
              data-toggle
              className={styles.toggle}
              aria-hidden="true"
              onClick={() => tree.toggle(id)}
            >
              <Icon name={isOpen ? 'down' : 'right'} size={16} />
            </button>
          ) : (
            <span className={styles.leaf} />
          )}
          <span className={styles.facts}>
            <Link href={`/members/${id}`} tabIndex={-1} data-open>
              {username}
            </Link>
            <Facts node={node} />
          </span>
        </div>
      </li>
      {isOpen && children}
    </>
  );
}

const atLevel = (level: number): CSSProperties => ({ '--above': level - 1 }) as CSSProperties;

function Facts({ node: { type, closed, heads, teamHeads, since } }: Pick<Props, 'node'>) {
  const { t } = useWords();
  return (
    <>
      <span className={`${desk.badge} ${desk.small}`}>{t(typeLabel(type))}</span>
      {closed && (
        <span className={`${desk.badge} ${desk.small} ${desk.bad}`}>{t('line.closed')}</span>
      )}
      <span className={styles.more}>
        {teamHeads > 0 && (
          <span>
            {t('line.heads', { heads })}
            {' · '}
            {t('line.team-heads', { heads: teamHeads })}
          </span>
        )}
        <span className={styles.since}>{t('line.since', { day: since })}</span>
      </span>
    </>
  );
}

type ActProps = {
  readonly level: number;
  readonly words: string;
  readonly busy: boolean;
  readonly onAct: () => void;
};

/** What stands where members of a branch will: the next page, a read that goes on or failed. */
export function ActItem({ level, words, busy, onAct }: ActProps) {
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-selected={false}
      aria-busy={busy}
      aria-label={words}
      tabIndex={-1}
      style={atLevel(level)}
      className={styles.item}
    >
      <div className={styles.row}>
        <span className={styles.leaf} />
        <button
          type="button"
          tabIndex={-1}
          data-open
          className={desk.open}
          disabled={busy}
          onClick={(event) => {
            // This item goes away when it is done, and would take the focus along.
            const above = event.currentTarget.closest('li')?.previousElementSibling;
            if (above instanceof HTMLElement) above.focus();
            onAct();
          }}
        >
          {words}
        </button>
      </div>
    </li>
  );
}
