import { CHAT_LINK, mayOpen } from '@nokshi/contract/chat-link.ts';
import { errors, importJWK, jwtVerify } from 'jose';

export type SignedLink = { readonly address: string } | { readonly why: 'ended' | 'wrong' };

type Trust = {
  /** The server's public key (JWK, Ed25519). */
  readonly key: { readonly kty: string; readonly crv: string; readonly x: string };
  readonly hosts: readonly string[];
  readonly now: Date;
};

/** The address in the token, if it is the server's, has not ended and its host is on the list. */
export async function readSignedLink(
  token: string,
  { key, hosts, now }: Trust,
): Promise<SignedLink> {
  try {
    const { payload } = await jwtVerify(token, await importJWK({ ...key }, 'EdDSA'), {
      algorithms: ['EdDSA'],
      typ: CHAT_LINK,
      requiredClaims: ['exp'],
      currentDate: now,
    });
    const { address } = payload;
    return typeof address === 'string' && mayOpen(address, hosts) ? { address } : { why: 'wrong' };
  } catch (error) {
    return { why: error instanceof errors.JWTExpired ? 'ended' : 'wrong' };
  }
}
