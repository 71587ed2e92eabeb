import { type PlayNames, playNames } from '@nokshi/contract/plays/names.ts';
import { useWords } from '../../lib/words.ts';

/** Plays of regional draws need their family: its codes mean other places there. */
export function usePlayNames(family?: string): PlayNames {
  const { t } = useWords();
  return playNames(t, family);
}
