import { HARM_LEVELS } from '@nokshi/contract/console/harm.ts';
import { classes } from '@nokshi/ui';
import styles from './desk.module.css';
import { useWords } from './words.ts';

/** How much somebody is needed, in words and colour. */
export function Level({ level }: { readonly level: number }) {
  const { t } = useWords();
  const known = HARM_LEVELS.find((each) => each === level);
  return (
    <span
      className={classes(
        styles.badge,
        level === 3 && styles.bad,
        level === 2 && styles.warn,
        level < 2 && styles.quiet,
      )}
    >
      {known ? t(`harm.level-${known}`) : t('harm.level-none')}
    </span>
  );
}
