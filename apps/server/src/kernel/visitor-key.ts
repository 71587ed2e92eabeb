import { hash } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/**
 * What a visitor is known by without a session: the SHA-256 of the token in their chat cookie, so
 * that neither a table nor the bus holds what would let somebody be them. Null: no such token.
 */
export const visitorKeyOf = (token: string | null | undefined): string | null =>
  token && TOKEN.test(token) ? hash('sha256', token, 'hex') : null;
