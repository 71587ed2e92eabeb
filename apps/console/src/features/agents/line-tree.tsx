import {
  consoleAgentLineRoutes as routes,
  type LineNode,
} from '@nokshi/contract/console/agent-line.ts';
import { EmptyState } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './line.module.css';
import { ActItem, type Tree, TreeItem } from './tree-item.tsx';
import { moveByKey } from './tree-keys.ts';

const PAGE = 50;

/** The line as a tree, a page of a branch at a time; by keyboard as every tree. */
export function LineTree({ path }: Pick<Tree, 'path'>) {
  const { t } = useWords();
  const wanted = path.at(-1)?.id ?? null;
  const [open, setOpen] = useState(new Set(path.slice(0, -1).map(({ id }) => id)));
  const [current, setCurrent] = useState(wanted);
  const list = useRef<HTMLUListElement>(null);
  const top = useBranch(null);
  const isShown = top.data !== undefined;
  useEffect(() => {
    if (wanted && isShown)
      list.current?.querySelector(`[data-item="${wanted}"]`)?.scrollIntoView({ block: 'center' });
  }, [wanted, isShown]);
  const tree: Tree = {
    path,
    open,
    current: current ?? path[0]?.id ?? top.data?.pages[0]?.rows[0]?.id ?? null,
    toggle: (id) =>
      setOpen(
        (before) =>
          new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
      ),
    enter: setCurrent,
  };
  return (
    <QueryView query={top} height="240px">
      {() => {
        const rows = rowsOf(top, tree, 0);
        if (rows.length === 0) return <EmptyState title={t('line.empty')} />;
        return (
          <ul
            ref={list}
            className={styles.tree}
            role="tree"
            aria-label={t('nav.line')}
            onKeyDown={moveByKey}
          >
            <Items rows={rows} branch={top} tree={tree} level={1} />
          </ul>
        );
      }}
    </QueryView>
  );
}

type Branch = ReturnType<typeof useBranch>;

/** The members directly below one, or the tops of the tree. */
function useBranch(id: string | null) {
  return useInfiniteQuery({
    queryKey: ['line', 'branch', id],
    queryFn: ({ pageParam: cursor }) =>
      id === null
        ? call(routes.roots, { cursor, pageSize: PAGE })
        : call(routes.directs, { id, cursor, pageSize: PAGE }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  });
}

/** Who was looked for stands first in each branch, also where its page is not loaded yet. */
function rowsOf({ data }: Branch, { path }: Tree, depth: number): LineNode[] {
  const first = path[depth];
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return first ? [first, ...rows.filter(({ id }) => id !== first.id)] : rows;
}

type ItemsProps = {
  readonly rows: readonly LineNode[];
  readonly branch: Branch;
  readonly tree: Tree;
  readonly level: number;
};

/** The items of all levels are siblings, so that each is named by its own row alone. */
function Items({ rows, branch, tree, level }: ItemsProps) {
  const { t } = useWords();
  return (
    <>
      {rows.map((node) => (
        <TreeItem key={node.id} node={node} tree={tree} level={level}>
          <Below node={node} tree={tree} level={level + 1} />
        </TreeItem>
      ))}
      {branch.hasNextPage && (
        <ActItem
          level={level}
          words={t('app.more')}
          busy={branch.isFetchingNextPage}
          onAct={() => void branch.fetchNextPage()}
        />
      )}
    </>
  );
}

type BelowProps = Pick<ItemsProps, 'tree' | 'level'> & { readonly node: LineNode };

/** One open branch; read when it is opened. */
function Below({ node, tree, level }: BelowProps) {
  const { t } = useWords();
  const branch = useBranch(node.id);
  const isOnPath = tree.path[level - 2]?.id === node.id;
  const { isError, refetch } = branch;
  if (!branch.data)
    return (
      <ActItem
        level={level}
        words={t(isError ? 'app.retry' : 'app.loading')}
        busy={!isError}
        onAct={() => void refetch()}
      />
    );
  const below = isOnPath ? tree : { ...tree, path: [] };
  const rows = rowsOf(branch, below, level - 1);
  return <Items rows={rows} branch={branch} tree={below} level={level} />;
}
