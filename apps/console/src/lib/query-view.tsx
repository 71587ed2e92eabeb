import { ErrorState, Skeleton } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { useWords } from './words.ts';

type Props<Data> = {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    refetch(): Promise<unknown>;
  };
  /** About as high as what will stand here. */
  readonly height: string;
  readonly children: (data: Data) => ReactNode;
};

/** A question to the server on a desk: failed with a way to try again, waiting, answered. */
export function QueryView<Data>({ query, height, children }: Props<Data>) {
  const { t, why } = useWords();
  if (query.error)
    return (
      <ErrorState
        title={t('app.error')}
        words={why(query.error)}
        retryLabel={t('app.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  return query.data === undefined ? <Skeleton height={height} /> : children(query.data);
}
