import { TakaField as Typed } from '@nokshi/ui';
import type { ComponentProps } from 'react';
import { useWords } from './words.ts';

/** An amount of taka; an unclear comma is asked about in the reader's language. */
export function TakaField(field: Omit<ComponentProps<typeof Typed>, 'unclearWords'>) {
  const { t } = useWords();
  return <Typed {...field} unclearWords={t('app.amount-unclear', { typed: field.value })} />;
}
