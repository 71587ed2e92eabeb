import { createPrivateKey, createPublicKey } from 'node:crypto';
import { CHAT_LINK, CHAT_LINK_SECONDS } from '@nokshi/contract/chat-link.ts';
import { SignJWT } from 'jose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Secrets } from '../../../kernel/secrets.ts';

/** Signs the address of an external chat, so that a page opens no address that is not from us. */
export type ChatLinks = {
  /** The public key pages check it with (JWK, Ed25519). */
  readonly publicKey: { readonly kty: string; readonly crv: string; readonly x: string };
  sign(address: string): Promise<string>;
};

/** The PKCS #8 prefix of the 32 bytes of the private key (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** One signature is reused within this time; it is valid for much longer. */
const KEPT_MS = 30_000;

/** Every server derives the same key from the master key; nothing is stored. Checklist Y-006. */
export function createChatLinks(deps: { secrets: Secrets; clock: Clock }): ChatLinks {
  const seed = deps.secrets.derive('site.chat-link');
  const der = Buffer.concat([PKCS8_ED25519, seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { kty = '', crv = '', x = '' } = createPublicKey(key).export({ format: 'jwk' });
  let last: { address: string; at: number; token: Promise<string> } | undefined;
  return {
    publicKey: { kty, crv, x },
    sign(address) {
      const at = deps.clock.now().getTime();
      if (last?.address === address && Math.abs(at - last.at) < KEPT_MS) return last.token;
      const seconds = Math.floor(at / 1_000);
      const token = new SignJWT({ address })
        .setProtectedHeader({ alg: 'EdDSA', typ: CHAT_LINK })
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + CHAT_LINK_SECONDS)
        .sign(key);
      last = { address, at, token };
      return token;
    },
  };
}
