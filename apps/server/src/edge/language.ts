import type { Language } from '@nokshi/contract';

export const LANGUAGE_COOKIE = 'nokshi_lang';

/** The reader's language: the cookie they chose, else what the browser asks for, else English. */
export function languageOf(cookie: string | undefined, accept: string | undefined): Language {
  if (cookie === 'EN' || cookie === 'BN') return cookie;
  if (accept === undefined) return 'EN';
  const wanted = { EN: 0, BN: 0 };
  for (const part of accept.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((p) => /^\s*q=([0-9.]+)$/.exec(p)?.[1]).find(Boolean);
    const weight = quality === undefined ? 1 : Number(quality);
    if (/^bn\b/.test(tag)) wanted.BN = Math.max(wanted.BN, weight);
    if (/^en\b/.test(tag)) wanted.EN = Math.max(wanted.EN, weight);
  }
  return wanted.BN > wanted.EN ? 'BN' : 'EN';
}
