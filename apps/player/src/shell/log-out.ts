import { ask, tell } from '@nokshi/ui';
import { connectLive } from '../data/live.ts';
import { leave } from '../data/session.ts';
import { isTold } from '@nokshi/web/refusal.ts';
import type { Translate } from '../lib/words.ts';

/** Asks first; then ends the session. Says whether the member is out. Checklist S-029, S-030. */
export async function logOut(t: Translate): Promise<boolean> {
  const answer = await ask({
    title: t('shell.log-out'),
    icon: 'out',
    content: t('shell.log-out-sure'),
    buttons: [
      { id: 'yes', label: t('shell.log-out') },
      { id: 'no', label: t('app.cancel'), kind: 'quiet' },
    ],
  });
  if (answer !== 'yes') return false;
  try {
    await leave();
  } catch (error) {
    if (!isTold(error)) throw error;
    tell(t('shell.log-out-failed'), 'wrong');
    return false;
  }
  connectLive();
  return true;
}
