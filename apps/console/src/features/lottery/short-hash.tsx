import { tell } from '@nokshi/ui';
import styles from './lottery.module.css';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

const SHOWN = 10;

type Props = { readonly hash: string | null; readonly name: string };

/** The beginning of a hash, and a button that copies all of it. */
export function ShortHash({ hash, name }: Props) {
  const { t } = useWords();
  if (hash === null) return '–';
  const copy = () =>
    navigator.clipboard.writeText(hash).then(
      () => tell(t('lotteries.copied')),
      () => tell(hash),
    );
  return (
    <span className={styles.hash}>
      <code className={desk.mono} title={hash}>
        {hash.slice(0, SHOWN)}…
      </code>
      <button
        type="button"
        className={styles.copy}
        aria-label={t('lotteries.copy-of', { name })}
        onClick={() => void copy()}
      >
        {t('lotteries.copy')}
      </button>
    </span>
  );
}
