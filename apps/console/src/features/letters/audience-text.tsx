import type { Audience } from '@nokshi/contract/console/letters.ts';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

/** Whom a letter is for. */
export function AudienceText({ audience }: { readonly audience: Audience }) {
  const { t } = useWords();
  if (audience.to === 'all') return t('letters.to-all');
  const named =
    audience.to === 'types' ? audience.types.map((type) => t(`type.${type}`)) : audience.usernames;
  return <span className={styles.clamped}>{named.join(', ')}</span>;
}
