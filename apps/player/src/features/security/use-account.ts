import { useSession } from '../../data/session.ts';

const TRIAL = 4;

/** A trial account has no password and nothing worth a second factor. */
export const useAccount = () => ({
  isTrial: useSession((session) => session.member?.type === TRIAL),
});
