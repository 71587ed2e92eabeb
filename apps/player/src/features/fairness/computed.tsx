import { Loader } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';

type Props<Verdict> = {
  /** What kind of proof it is; with the proof it names the computation. */
  readonly of: string;
  readonly proof: object;
  readonly compute: () => Promise<Verdict>;
  readonly children: (verdict: Verdict) => ReactNode;
};

/** A proof, computed again in this browser, once. */
export function Computed<Verdict>({ of, proof, compute, children }: Props<Verdict>) {
  const { t } = useWords();
  const found = useQuery({
    queryKey: [of, proof],
    queryFn: compute,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (found.isPending) return <Loader label={t('verify.computing')} />;
  return <QueryView query={found}>{children}</QueryView>;
}
