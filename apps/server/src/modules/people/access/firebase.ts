import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import type { Clock } from '../../../kernel/clock.ts';

export type FirebaseDeps = { readonly clock: Clock; readonly fetch: typeof globalThis.fetch };

/** Where Google publishes the keys that sign ID tokens of Firebase, as a JWK set. */
export const FIREBASE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const MOST_CHARACTERS = 8_192;
const MOST_KEY_BYTES = 65_536;
const FETCH_MS = 5_000;
/** The phone must have been checked this recently; an older token may be someone else's. */
const FRESH_SECONDS = 600;
const SKEW_SECONDS = 60;
const [LEAST_KEPT_MS, MOST_KEPT_MS, USUAL_KEPT_MS] = [60_000, 86_400_000, 3_600_000];

/** Answers the number that a token proves, or null when it proves none. */
export type Firebase = (token: string, project: string) => Promise<string | null>;

/**
 * Phone checks by Firebase: an ID token of our project, signed by a published key with RS256, from
 * a phone log-in in the last ten minutes. Checklist E-055.
 */
export function createFirebase(deps: FirebaseDeps): Firebase {
  const keysNow = publishedKeys(deps);
  return async (token, project) => {
    if (token.length > MOST_CHARACTERS) return null;
    const keys = await keysNow();
    const now = deps.clock.now();
    const verified = await jwtVerify(token, createLocalJWKSet(keys), {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${project}`,
      audience: project,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time', 'phone_number'],
      clockTolerance: SKEW_SECONDS,
      currentDate: now,
    }).catch(() => null);
    return verified && provenNumber(verified.payload, now.getTime() / 1_000);
  };
}

function provenNumber(claims: Record<string, unknown>, now: number): string | null {
  const { sub, iat, auth_time: since, phone_number: number, firebase } = claims;
  const by = (firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider;
  if (typeof sub !== 'string' || sub === '' || by !== 'phone') return null;
  if (typeof iat !== 'number' || iat > now + SKEW_SECONDS) return null;
  if (typeof since !== 'number' || since > now + SKEW_SECONDS) return null;
  if (since < now - FRESH_SECONDS) return null;
  return typeof number === 'string' ? number : null;
}

/** Read on demand when older than their issuer allows; one read at a time. */
function publishedKeys({ clock, fetch }: FirebaseDeps): () => Promise<JSONWebKeySet> {
  let kept: { keys: JSONWebKeySet; untilMs: number } | undefined;
  let reading: Promise<JSONWebKeySet> | undefined;
  const read = async () => {
    const answer = await fetch(FIREBASE_KEYS, {
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_MS),
    });
    const text = answer.ok ? await answer.text() : '';
    if (text.length > MOST_KEY_BYTES) throw new Error('the keys of Firebase are too long');
    const keys = JSON.parse(text) as JSONWebKeySet;
    const seconds = /max-age=(\d{1,9})/.exec(answer.headers.get('cache-control') ?? '')?.[1];
    const keptMs = seconds === undefined ? USUAL_KEPT_MS : Number(seconds) * 1_000;
    const untilMs = clock.now().getTime() + Math.min(MOST_KEPT_MS, Math.max(LEAST_KEPT_MS, keptMs));
    kept = { keys, untilMs };
    return keys;
  };
  return async () => {
    if (kept && clock.now().getTime() < kept.untilMs) return kept.keys;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}
