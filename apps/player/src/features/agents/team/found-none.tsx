import { EmptyState } from '@nokshi/ui';
import { useAddress } from '../../../lib/address.ts';
import { useWords } from '../../../lib/words.ts';

/** No rows in these days, or no member of such a name. */
export function FoundNone() {
  const { t } = useWords();
  const { params } = useAddress();
  const isSearched = params.get('query') !== null;
  return (
    <EmptyState
      title={t(isSearched ? 'line.not-found' : 'line.none')}
      icon={isSearched ? 'search' : 'list'}
      level={3}
    >
      <p>{t(isSearched ? 'line.not-found-words' : 'line.none-words')}</p>
    </EmptyState>
  );
}
