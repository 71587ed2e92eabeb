import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { create } from 'zustand';
import { call } from '@nokshi/web/call.ts';
import { connectLive } from './live.ts';
import { enter } from './session.ts';
import { withWork } from './work.ts';

export type Credentials = {
  readonly username: string;
  readonly password: string;
  readonly captcha?: string | undefined;
};

/** What the top bar's short form could not finish; the modal goes on from there. */
export const useUnfinished = create<{ readonly username: string; readonly error: unknown }>(() => ({
  username: '',
  error: null,
}));

/** Whether the next log-in of this name must read an image first. Checklist S-012, S-013. */
export async function challengeOf(username: string): Promise<boolean> {
  const { kind } = await call(identityRoutes.challenge, { username });
  return kind === 'image';
}

/**
 * Logs in; a proof of work is done on the way where the server asks for one. Refusals:
 * wrong-credentials, captcha-needed, captcha-wrong, challenge-needed, challenge-wrong,
 * too-many-attempts.
 */
export async function logIn({ username, password, captcha }: Credentials): Promise<void> {
  const answer = await withWork((geetest) =>
    call(identityRoutes.login, {
      username,
      password,
      type: 'username',
      ...(captcha && { captcha }),
      ...(geetest && { geetest }),
    }),
  );
  connectLive();
  enter(answer);
}
