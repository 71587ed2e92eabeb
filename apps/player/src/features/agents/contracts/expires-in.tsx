import { useServerNow } from '../../../data/server-now.ts';
import { useWords } from '../../../lib/words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long an offer still waits, in its two largest units. */
export function ExpiresIn({ at }: { readonly at: string }) {
  const { t } = useWords();
  const left = Math.max(0, Date.parse(at) - useServerNow(MINUTE_MS));
  const [days, hours] = [Math.floor(left / DAY_MS), Math.floor((left % DAY_MS) / HOUR_MS)];
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  return (
    <time dateTime={at}>
      {days > 0
        ? t('contract.left-days', { days, hours })
        : t('contract.left-hours', { hours, minutes })}
    </time>
  );
}
