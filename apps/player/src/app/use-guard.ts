import { useEffect } from 'react';
import type { Status } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { useAddress } from '../lib/address.ts';

/** Where a visitor may be while the guard is on. Checklist R-032. */
const OPEN_PAGES = ['/login', '/register', '/register.html', '/helpmc', '/download'];

/**
 * The optional guard (flag LOGINGUARD3): without a session every other page leads to the log-in,
 * which leads back to it. The server decides what a visitor may ask. Checklist R-031.
 */
export function useGuard(status: Status, path: string): void {
  const { go } = useAddress();
  const phase = useSession((session) => session.phase);
  const shut =
    status.info.whitelabel.LOGINGUARD3 === '1' && phase === 'out' && !OPEN_PAGES.includes(path);
  useEffect(() => {
    if (!shut) return;
    const next = encodeURIComponent(path + location.search);
    go(path === '/' ? '/login' : `/login?next=${next}`, true);
  }, [shut, path]);
}
