import { hash } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/**
 * The identity of a visitor without a session: the SHA-256 of the token in their chat cookie, so
 * that neither a table nor the bus holds anything that allows impersonation. Null: no token.
 */
export const visitorKeyOf = (token: string | null | undefined): string | null =>
  token && TOKEN.test(token) ? hash('sha256', token, 'hex') : null;
