import { classes } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import own from './risk.module.css';

const HIGH = 75;

/** Of 100, as a figure and a bar. */
export function Score({ score }: { readonly score: number }) {
  const { t } = useWords();
  return (
    <span className={own.score}>
      <strong aria-hidden="true">{score}</strong>
      <span className="visually-hidden">{t('risk.score-of', { score })}</span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={own.ground} width={100} height={6} />
        <rect className={classes(own.bar, score >= HIGH && own.high)} width={score} height={6} />
      </svg>
    </span>
  );
}
