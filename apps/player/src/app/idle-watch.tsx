import { ask, useTick } from '@nokshi/ui';
import { useEffect, useRef } from 'react';
import { askIdleTime, useSession } from '../data/session.ts';
import { answeredAt } from '@nokshi/web/call.ts';
import { useWords } from '../lib/words.ts';

const LOOK_EVERY_MS = 10_000;
const WARN_BEFORE_MS = 120_000;

/** Warns two minutes before an idle session ends; after that the server is asked. S-064. */
export function IdleWatch() {
  const { t } = useWords();
  const idleMs = useSession((session) => session.idleMs);
  const warned = useRef(false);
  const ticks = useTick(idleMs === null ? null : LOOK_EVERY_MS);
  useEffect(() => {
    if (idleMs === null || answeredAt() === 0) return;
    const left = answeredAt() + idleMs - Date.now();
    if (left > WARN_BEFORE_MS) {
      warned.current = false;
    } else if (left <= 0) {
      void askIdleTime();
    } else if (!warned.current) {
      warned.current = true;
      const question = {
        title: t('app.still-there'),
        icon: 'clock',
        content: t('app.still-there-words'),
        buttons: [{ id: 'stay', label: t('app.stay') }],
      } as const;
      void ask(question).then((answer) => (answer === 'stay' ? askIdleTime() : undefined));
    }
  }, [ticks, idleMs]);
  return null;
}
