import { Button, Field, Note, tell } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useWords } from '../../lib/words.ts';
import type { Link } from './operator.ts';

/** The link, shown this once; its secret stands behind the # and reaches no server log. */
export function OneTimeLink({ link }: { readonly link: Link }) {
  const { t } = useWords();
  const address = `${location.origin}/link#${link.secret}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => tell(t('operators.link-copied')),
      () => tell(t('operators.link-not-copied'), 'wrong'),
    );
  return (
    <>
      <Note>{t('operators.link-words', { until: timeText(link.until) })}</Note>
      <Field
        label={t('operators.link')}
        readOnly
        value={address}
        data-autofocus
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>{t('operators.link-copy')}</Button>
    </>
  );
}
