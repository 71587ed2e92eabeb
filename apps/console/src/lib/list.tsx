import { Button, type Column, EmptyState, Table } from '@nokshi/ui';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import styles from './desk.module.css';
import { NewBar } from './queues/new-bar.tsx';
import { useHeldBack } from './queues/use-held-back.ts';
import { QueryView } from './query-view.tsx';
import { useWords } from './words.ts';

type Page = { readonly rows: readonly unknown[]; readonly next: string | null };
type RowOf<P extends Page> = P['rows'][number];

type Props<P extends Page> = {
  readonly queryKey: QueryKey;
  /** One page; `cursor` is undefined for the first. */
  readonly load: (cursor: string | undefined) => Promise<P>;
  readonly caption: string;
  readonly columns: readonly Column<RowOf<P>>[];
  readonly rowKey: (row: RowOf<P>) => string;
  readonly empty: string;
  /** Rows that come to its beginning wait to be brought in; for lists that follow what others do. */
  readonly queue?: boolean;
  /** Drawn above the rows from the first page. */
  readonly above?: (first: P) => React.ReactNode;
};

const HELD_PAGES = 40;

/** A keyset list with its loading, empty, error and more states. */
export function List<P extends Page>(props: Props<P>) {
  const { t } = useWords();
  const list = useInfiniteQuery({
    queryKey: props.queryKey,
    queryFn: ({ pageParam }) => props.load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: P) => last.next ?? undefined,
    maxPages: HELD_PAGES,
  });
  return (
    <QueryView query={list} height="240px">
      {({ pages }) => {
        const rows = pages.flatMap((page): readonly RowOf<P>[] => page.rows);
        return (
          <>
            {pages[0] && props.above?.(pages[0])}
            <Rows key={JSON.stringify(props.queryKey)} rows={rows} list={props} />
            {list.hasNextPage && (
              <div className={styles.more}>
                <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {t('app.more')}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

type RowsProps<P extends Page> = {
  readonly rows: readonly RowOf<P>[];
  readonly list: Pick<Props<P>, 'caption' | 'columns' | 'rowKey' | 'empty' | 'queue'>;
};

function Rows<P extends Page>({ rows, list: { empty, queue, ...table } }: RowsProps<P>) {
  const { held, bringIn, ...shown } = useHeldBack(rows, table.rowKey);
  if (rows.length === 0) return <EmptyState title={empty} />;
  if (!queue) return <Table {...table} rows={rows} />;
  return (
    <>
      <NewBar held={held} onShow={bringIn} />
      <Table {...table} rows={shown.rows} />
    </>
  );
}
