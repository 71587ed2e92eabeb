import type { Change } from '@nokshi/contract/four-eyes.ts';
import { settingChanges } from '@nokshi/contract/setting-changes.ts';
import { ask } from '@nokshi/ui';
import { Changes } from './changes.tsx';
import type { Translate } from './words.ts';

type Wish = {
  readonly t: Translate;
  readonly title: string;
  readonly words?: string;
  readonly changes: readonly Change[];
};

/** Shows what would change before it is done; whether it is wanted. */
export async function lookOver({ t, title, words, changes }: Wish): Promise<boolean> {
  const answer = await ask({
    title,
    size: 'usual',
    content: (
      <>
        {words && <p>{words}</p>}
        <Changes changes={changes} />
      </>
    ),
    buttons: [
      { id: 'apply', label: t('change.apply') },
      { id: 'cancel', label: t('app.cancel'), kind: 'quiet' },
    ],
  });
  return answer === 'apply';
}

/** A line of a setting as people read it: what it is called, and what it is. */
export type Line = readonly [name: string, value: string];

export const changedLines = (before: readonly Line[], after: readonly Line[]): Change[] =>
  settingChanges(Object.fromEntries(before), Object.fromEntries(after));
