import { useWords } from './words.ts';

/** Minutes as people say them: hours and what is over. */
export function useSpanText(): (minutes: number) => string {
  const { t } = useWords();
  return (whole) => {
    const [hours, minutes] = [Math.floor(whole / 60), whole % 60];
    if (hours === 0) return t('limits.minutes', { minutes });
    return minutes === 0 ? t('limits.hours', { hours }) : t('limits.span', { hours, minutes });
  };
}
