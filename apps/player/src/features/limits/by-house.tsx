import type { Protection } from '@nokshi/contract/player/limits.ts';
import { Note } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useWords } from '../../lib/words.ts';

type Props = {
  readonly acts: Protection['byHouse'];
  /** The page of breaks shows time-outs, the page of limits all else. */
  readonly breaks: boolean;
};

/** What the house set for the member and still holds: since when, and why. domain.md 12. */
export function ByHouse({ acts, breaks }: Props) {
  const { t } = useWords();
  return acts
    .filter(({ kind }) => (kind === 'time-out') === breaks)
    .map(({ kind, period, why, setAt }) => {
      const what =
        kind === 'time-out' || period === null
          ? t('limits.by-house-break')
          : [t(`limits.${kind}`), t(`limits.${period}`)].join(', ');
      return (
        <Note key={`${kind} ${period}`}>
          {t('limits.by-house', { at: timeText(setAt), what })} {t(`limits.why-${why}`)}
        </Note>
      );
    });
}
