import { z } from 'zod';

/** Options and answers of WebAuthn, in the browser's own JSON. */
export const webauthn = z.record(z.string(), z.unknown());
