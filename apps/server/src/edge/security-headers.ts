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

/** Pages and calls: nothing inline, nothing from elsewhere, in nobody's frame. */
const pagePolicy = (origin: string): string =>
  toText({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    // Older Safari does not count the socket as 'self'.
    'connect-src': `'self' ${wsOf(origin)}`,
    'frame-src': "'self'",
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
    'connect-src': origin,
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'object-src': "'none'",
    sandbox: 'allow-scripts',
  });

/** An image of ours, opened as a page of its own, does nothing. */
const artPolicy = toText({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'frame-ancestors': "'none'",
  sandbox: '',
});

/** An answer of a call is data: it needs no policy for what a page may do. */
const CALL_POLICY = toText({ 'default-src': "'none'", 'frame-ancestors': "'none'" });

export type Place = 'page' | 'call' | 'frame' | 'art';

export type SecurityHeaders = Readonly<Record<Place, readonly (readonly [string, string])[]>>;

/**
 * Frame files and art are read from the frame's opaque origin: they are public, so every origin may
 * have them; the rest is for our own origin alone.
 */
export function securityHeaders(origin: string): SecurityHeaders {
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
  return {
    call: Object.entries({
      'x-content-type-options': ALWAYS['x-content-type-options'],
      ...transport,
      ...own,
      'content-security-policy': CALL_POLICY,
    }),
    page: Object.entries({
      ...common,
      ...own,
      'content-security-policy': pagePolicy(origin),
      'x-frame-options': 'DENY',
    }),
    frame: Object.entries({ ...open, 'content-security-policy': framePolicy(origin) }),
    art: Object.entries({ ...open, 'content-security-policy': artPolicy }),
  };
}

export function placeOf(path: string): Place {
  if (isApiPath(path)) return 'call';
  if (path.startsWith('/frame/')) return 'frame';
  return path.startsWith('/art/') || path.startsWith('/media/') ? 'art' : 'page';
}
