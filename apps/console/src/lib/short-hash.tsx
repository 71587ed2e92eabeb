import { tell } from '@nokshi/ui';
import desk from './desk.module.css';
import styles from './short-hash.module.css';
import { useWords } from './words.ts';

const SHOWN = 8;

type Props = {
  readonly hash: string | null;
  /** What it is; shown before it where `of` says whose it is in a list. */
  readonly name: string;
  readonly of?: string;
};

/** The beginning of a hash, and a button that copies all of it. */
export function ShortHash({ hash, name, of }: Props) {
  const { t } = useWords();
  if (hash === null) return of ? null : '–';
  const copy = () =>
    navigator.clipboard.writeText(hash).then(
      () => tell(t('lotteries.copied')),
      () => tell(hash),
    );
  return (
    <span className={styles.hash}>
      {of && <small>{name}</small>}
      <code className={desk.mono} title={hash}>
        {hash.slice(0, SHOWN)}…
      </code>
      <button
        type="button"
        className={styles.copy}
        aria-label={t('lotteries.copy-of', { name: of ? `${name}, ${of}` : name })}
        onClick={() => void copy()}
      >
        {t('lotteries.copy')}
      </button>
    </span>
  );
}
