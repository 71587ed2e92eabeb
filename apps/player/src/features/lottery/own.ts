import { useSession } from '../../data/session.ts';

/** Whether there is somebody whose bets these could be; free play has a session as well. */
export const useHasSession = (): boolean => useSession(({ member }) => member !== null);
