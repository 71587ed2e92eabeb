import { Button, ErrorState, Loader } from '@nokshi/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from './words.ts';

type Props<Page> = {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>;
  readonly children: (pages: readonly Page[]) => ReactNode;
};

/** A list that reads on by a cursor: its states, its pages, and the step to the next. */
export function PagesView<Page>({ query, children }: Props<Page>) {
  const { t, why } = useWords();
  if (query.data === undefined) {
    if (query.isPending) return <Loader label={t('app.loading')} />;
    return (
      <ErrorState
        title={t('app.did-not-load')}
        words={why(query.error)}
        retryLabel={t('app.try-again')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <>
      {children(query.data.pages)}
      {query.hasNextPage && (
        <Button wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('app.more')}
        </Button>
      )}
    </>
  );
}
