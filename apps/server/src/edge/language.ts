import type { Language } from '@nokshi/contract';
import Negotiator from 'negotiator';

export const LANGUAGE_COOKIE = 'nokshi_lang';

/** A longer header is not a real preference. */
export const MOST_READ = 200;

/** The reader's language: the cookie they chose, else what the browser requests, else English. */
export function languageOf(cookie: string | undefined, accept: string | undefined): Language {
  if (cookie === 'EN' || cookie === 'BN') return cookie;
  if (accept === undefined) return 'EN';
  const headers = { 'accept-language': accept.slice(0, MOST_READ) };
  return new Negotiator({ headers }).language(['en', 'bn']) === 'bn' ? 'BN' : 'EN';
}
