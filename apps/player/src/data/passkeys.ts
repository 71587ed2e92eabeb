import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

type Json = Record<string, unknown>;

/** Has the browser make a passkey; null when the member let it be, or has one here already. */
export const makePasskey = (options: Json): Promise<Json | null> =>
  unlessLeft(() =>
    startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    }),
  );

/** Has the browser sign with a passkey; null when the member let it be. */
export const signWithPasskey = (options: Json): Promise<Json | null> =>
  unlessLeft(() =>
    startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    }),
  );

const LEFT = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError']);

async function unlessLeft(work: () => Promise<object>): Promise<Json | null> {
  try {
    return { ...(await work()) };
  } catch (error) {
    if (error instanceof Error && LEFT.has(error.name)) return null;
    throw error;
  }
}
