import { Button, ErrorState, Note, Skeleton } from '@nokshi/ui';
import { RefusalError } from '@nokshi/web/refusal.ts';
import type { ReactNode } from 'react';
import styles from './desk.module.css';
import { useWords } from './words.ts';

type Query<Data> = {
  readonly data: Data | undefined;
  readonly error: Error | null;
  refetch(): Promise<unknown>;
};

type Props<Data> = {
  readonly query: Query<Data>;
  /** About as high as what will stand here. */
  readonly height: string;
  readonly children: (data: Data) => ReactNode;
};

/**
 * A question to the server on a desk: failed with a way to try again, waiting, answered. What was
 * answered stays while the line is down; a refusal takes its place.
 */
export function QueryView<Data>({ query, height, children }: Props<Data>) {
  const { t, why } = useWords();
  const { data, error, refetch } = query;
  const again = () => void refetch();
  if (error && (data === undefined || error instanceof RefusalError))
    return (
      <ErrorState
        title={t('app.error')}
        words={why(error)}
        retryLabel={t('app.retry')}
        onRetry={again}
      />
    );
  if (data === undefined) return <Skeleton height={height} />;
  return (
    <>
      {error && (
        <div className={styles.apart}>
          <Note kind="wrong">
            {t('app.old')} {why(error)}{' '}
            <Button small onClick={again}>
              {t('app.retry')}
            </Button>
          </Note>
        </div>
      )}
      {children(data)}
    </>
  );
}
