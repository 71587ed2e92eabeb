import { useServerNow } from '../../../data/server-now.ts';
import { shortClock } from '../countdown.tsx';

/** `mm:ss` until a time of the server, in plain text. */
export function DrawClock({ to }: { readonly to: string }) {
  const left = Math.max(0, Date.parse(to) - useServerNow());
  return <>{shortClock(Math.ceil(left / 1_000))}</>;
}
