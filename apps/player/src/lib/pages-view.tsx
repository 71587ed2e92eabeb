import { Button } from '@nokshi/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from './query-view.tsx';
import { useWords } from './words.ts';

type Props<Page> = {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>;
  readonly children: (pages: readonly Page[]) => ReactNode;
};

/** A list that reads on by a cursor: its states, its pages, and the step to the next. */
export function PagesView<Page>({ query, children }: Props<Page>) {
  const { t } = useWords();
  return (
    <QueryView query={query}>
      {({ pages }) => (
        <>
          {children(pages)}
          {query.hasNextPage && (
            <Button wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('app.more')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}
