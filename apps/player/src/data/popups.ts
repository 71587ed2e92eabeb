import { tab } from '@nokshi/web/storage.ts';
import { useSession } from './session.ts';

const KEY = 'popup';

/** Whose visit it is: a log-in begins another. */
const visit = (): string => {
  const { phase } = useSession.getState();
  return phase === 'in' ? (tab.get('token') ?? phase) : phase;
};

/** Notes that something has opened by itself: at most one does in a visit. */
export const notePopup = (): void => tab.set(KEY, visit());

/** Whether something has opened by itself in this visit. */
export const hadPopup = (): boolean => tab.get(KEY) === visit();
