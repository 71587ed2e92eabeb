import { z } from 'zod';

/** Options and answers of WebAuthn, as the browser's JSON has them; not ours to shape. */
export const webauthn = z.record(z.string(), z.unknown());
