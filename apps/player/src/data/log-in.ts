import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import {
  type CodeKind,
  entryRoutes,
  FACTOR_KINDS,
  type FactorKind,
} from '@nokshi/contract/player/entry.ts';
import { call } from '@nokshi/web/call.ts';
import { RefusalError, refusedWith } from '@nokshi/web/refusal.ts';
import { connectLive } from './live.ts';
import { rememberName } from './remember-me.ts';
import { enter } from './session.ts';
import { withWork } from './work.ts';

export type Credentials = {
  readonly username: string;
  readonly password: string;
  readonly captcha?: string | undefined;
  /** Of an authenticator, or a recovery code: with it nobody waits for strangers. */
  readonly code?: string;
  readonly remember?: boolean;
};

/** Whether the next log-in of this name must read an image first. Checklist S-012, S-013. */
export async function challengeOf(username: string): Promise<boolean> {
  const { kind } = await call(identityRoutes.challenge, { username });
  return kind === 'image';
}

/**
 * Logs in; a proof of work is done on the way where the server asks for one. Refusals:
 * wrong-credentials, captcha-…, challenge-…, too-many-attempts, second-factor-needed.
 */
export async function logIn(given: Credentials): Promise<void> {
  const { username, password, captcha, code, remember } = given;
  const answer = await withWork((geetest) =>
    call(identityRoutes.login, {
      username,
      password,
      type: 'username',
      ...(remember && { remember }),
      ...(captcha && { captcha }),
      ...(code && { code }),
      ...(geetest && { geetest }),
    }),
  );
  goIn(answer, remember);
}

/** Logs in whom this browser remembers; refusals: log-in-over, second-factor-needed. S-020. */
export async function logInRemembered(): Promise<void> {
  goIn(await call(entryRoutes.loginRemembered, {}), true);
}

/** The right password was not enough: what is asked for, and the ticket to answer with. S-058. */
export type SecondStep = {
  readonly ticket: string;
  readonly factors: readonly FactorKind[];
  readonly remember: boolean;
};

export function secondStepOf(error: unknown): SecondStep | null {
  if (!(error instanceof RefusalError) || !refusedWith(error, 'identity.second-factor-needed'))
    return null;
  const asked = String(error.value.factors).split(' ');
  return {
    ticket: String(error.value.ticket),
    factors: FACTOR_KINDS.filter((kind) => asked.includes(kind)),
    remember: error.value.remember === true,
  };
}

/** In by another first proof than a password; answers the second step where one is asked for. */
export async function enterOrStep(
  prove: () => Promise<Parameters<typeof enter>[0]>,
): Promise<SecondStep | null> {
  try {
    goIn(await prove());
    return null;
  } catch (error) {
    const step = secondStepOf(error);
    if (!step) throw error;
    return step;
  }
}

/** Sends the code of a second step; says, masked, where to. Refusals: too-many-attempts, codes-used-up. */
export const askStepCode = ({ ticket }: SecondStep, kind: CodeKind) =>
  call(entryRoutes.askStepCode, { ticket, kind });

/** Finishes a log-in; refusals: second-factor-wrong, code-…, log-in-over, too-many-attempts. */
export async function passFactor(
  { ticket, remember }: SecondStep,
  shown: { readonly kind: FactorKind; readonly code: string },
): Promise<void> {
  goIn(await call(entryRoutes.passFactor, { ticket, ...shown }), remember);
}

/** The browser asks for the passkey; null when the member let it be. */
export async function passPasskey({ ticket, remember }: SecondStep): Promise<true | null> {
  const { signWithPasskey } = await import('./passkeys.ts');
  const passkey = await signWithPasskey(await call(entryRoutes.askPasskey, { ticket }));
  if (!passkey) return null;
  goIn(await call(entryRoutes.passFactor, { ticket, kind: 'passkey', passkey }), remember);
  return true;
}

function goIn(answer: Parameters<typeof enter>[0], remember = false): void {
  if (remember) rememberName(answer.userInfo.account);
  connectLive();
  enter(answer);
}
