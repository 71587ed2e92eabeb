import type { KnownExport } from '@nokshi/contract/exports.ts';
import { Link } from 'wouter';
import { useWords } from '../../lib/words.ts';

/** Who asked for a file: an operator, or a member. */
export function Asker({ row: { operator, memberId } }: { readonly row: KnownExport }) {
  const { t } = useWords();
  return memberId ? <Link href={`/members/${memberId}`}>{t('reports.a-member')}</Link> : operator;
}
