import { Button, Note } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';

/** Nothing of the account has stood long enough to show that it is the owner. */
export function NoProof({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useWords();
  return (
    <>
      <Note>{t('security.no-proof')}</Note>
      <Button onClick={onCancel}>{t('app.cancel')}</Button>
    </>
  );
}
