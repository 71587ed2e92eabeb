import { ask } from '@nokshi/ui';
import { useEffect } from 'react';
import { useSession } from '../data/session.ts';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';

/** Says that the session is over and offers to log in again where the member was. */
export function EndedSession() {
  const { t } = useWords();
  const { open } = useAddress();
  const ended = useSession((session) => session.ended);
  // The question is asked once for each ending, in the words of that moment.
  useEffect(() => {
    if (!ended) return;
    const question = {
      title: t('app.session-ended'),
      icon: 'clock',
      content: t('app.session-ended-words'),
      buttons: [
        { id: 'login', label: t('login.do') },
        { id: 'close', label: t('app.close'), kind: 'quiet' },
      ],
    } as const;
    void ask(question).then((answer) => {
      useSession.setState({ ended: false });
      if (answer === 'login') open({ m: 'login' });
      else open({ mc: null, ac: null });
    });
  }, [ended]);
  return null;
}
