import { z } from 'zod';

/** The public key (JWK) that credentials are encrypted to. Checklist Y-001. */
export const credentialKey = z.object({
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  /** For the protected header of one body that is sealed to this key, within two minutes. */
  nonce: z.string(),
});
