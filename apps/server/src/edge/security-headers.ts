import { isApiPath } from './path-table.ts';

type Policy = Readonly<Record<string, string>>;

const toText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
} as const;

const wsOf = (origin: string) => origin.replace(/^http/, 'ws');

/** What pages may load from outside our own origin; both lists change with the settings. */
export type Elsewhere = {
  readonly imageHosts: readonly string[];
  /** Origins whose pages ours may frame: the games of vendors. */
  readonly frameOrigins: readonly string[];
};

/** Pages: nothing inline, nothing external but the named origins, in nobody's frame. */
const pagePolicy = (origin: string, { imageHosts, frameOrigins }: Elsewhere): string =>
  toText({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': ["'self' data:", ...imageHosts].join(' '),
    'font-src': "'self'",
    // Older Safari does not include the socket in 'self'.
    'connect-src': `'self' ${wsOf(origin)}`,
    'frame-src': ["'self'", ...frameOrigins].join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'object-src': "'none'",
  });

/** The game frame has an opaque origin, so our own is named instead of 'self'. */
const framePolicy = (origin: string): string =>
  toText({
    'default-src': "'none'",
    'script-src': origin,
    'style-src': origin,
    'img-src': `${origin} data:`,
    'font-src': origin,
    'connect-src': `${origin} ${wsOf(origin)}`,
    // A game is painted in a worker, and no address of ours has the frame's own origin.
    'worker-src': 'blob:',
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'object-src': "'none'",
    sandbox: 'allow-scripts',
  });

/** An image of ours, opened as a page, can do nothing. */
const artPolicy = toText({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'frame-ancestors': "'none'",
  sandbox: '',
});

/** An answer of a call is data: it needs no policy for what a page may do. */
const CALL_POLICY = toText({ 'default-src': "'none'", 'frame-ancestors': "'none'" });

export type Place = 'page' | 'call' | 'frame' | 'art';

type Headers = readonly (readonly [string, string])[];

/** The headers of answers at this place; what a page may load changes with the settings. */
export type SecurityHeaders = (place: Place) => Headers;

const NOTHING: Elsewhere = { imageHosts: [], frameOrigins: [] };

/**
 * Frame files and art are read from the frame's opaque origin: they are public, so every origin may
 * read them; everything else is for our own origin only.
 */
export function securityHeaders(
  origin: string,
  elsewhere: () => Elsewhere = () => NOTHING,
): SecurityHeaders {
  const transport: Record<string, string> = origin.startsWith('https://')
    ? { 'strict-transport-security': 'max-age=31536000' }
    : {};
  const common: Record<string, string> = { ...ALWAYS, ...transport };
  const own = { 'cross-origin-resource-policy': 'same-origin' };
  const open = {
    ...common,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  };
  const page = ofLast(elsewhere, (named) =>
    Object.entries({
      ...common,
      ...own,
      'content-security-policy': pagePolicy(origin, named),
      'x-frame-options': 'DENY',
    }),
  );
  const places: Readonly<Record<Exclude<Place, 'page'>, Headers>> = {
    call: Object.entries({
      'x-content-type-options': ALWAYS['x-content-type-options'],
      ...transport,
      ...own,
      'content-security-policy': CALL_POLICY,
    }),
    frame: Object.entries({ ...open, 'content-security-policy': framePolicy(origin) }),
    art: Object.entries({ ...open, 'content-security-policy': artPolicy }),
  };
  return (place) => (place === 'page' ? page() : places[place]);
}

/**
 * Computes it again when its source is another object: lists of settings are replaced, not changed.
 */
export function ofLast<T extends object, R>(now: () => T, make: (of: T) => R): () => R {
  let held: { readonly of: T; readonly made: R } | undefined;
  return () => {
    const of = now();
    if (held?.of !== of) held = { of, made: make(of) };
    return held.made;
  };
}

export function placeOf(path: string): Place {
  if (isApiPath(path)) return 'call';
  if (path.startsWith('/frame/')) return 'frame';
  return path.startsWith('/art/') || path.startsWith('/media/') ? 'art' : 'page';
}
