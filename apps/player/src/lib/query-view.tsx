import { ErrorState, Loader } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { useWords } from './words.ts';

type Props<Data> = {
  readonly query: {
    readonly data: Data | undefined;
    readonly isPending: boolean;
    readonly error: Error | null;
    refetch(): Promise<unknown>;
  };
  readonly children: (data: Data) => ReactNode;
};

/** A question to the server on the page: waiting, failed with a way to try again, answered. */
export function QueryView<Data>({ query, children }: Props<Data>) {
  const { t, why } = useWords();
  if (query.data !== undefined) return children(query.data);
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
