import type { DrawCheck, DrawCheckName } from '@nokshi/house-math/verify/shared-draw.ts';
import { Icon, type IconName } from '@nokshi/ui';
import type { MessageId } from '../../locales/en/index.ts';
import { useWords } from '../../lib/words.ts';
import styles from './fairness.module.css';

const SAYS = {
  chain: 'verify.chain',
  terminal: 'verify.terminal',
  opening: 'verify.opening',
  root: 'verify.root',
  inclusion: 'verify.inclusion',
  numbers: 'verify.numbers',
  payout: 'verify.payout-fits',
} as const satisfies Record<DrawCheckName, MessageId>;

/** What a draw is over: bets, tickets of a raffle, or shares of an envelope. */
export type ListedAs = 'bets' | 'tickets' | 'shares';

/** What is said of others than bets. */
const OTHERS: Readonly<Record<ListedAs, Partial<Readonly<Record<DrawCheckName, MessageId>>>>> = {
  bets: {},
  tickets: {
    terminal: 'verify.raffle-terminal',
    root: 'verify.raffle-root',
    numbers: 'verify.raffle-numbers',
  },
  shares: {
    terminal: 'verify.envelope-terminal',
    root: 'verify.envelope-root',
    numbers: 'verify.envelope-numbers',
  },
};

const ICONS = { ok: 'check', wrong: 'alert', unknown: 'clock' } as const satisfies Record<
  DrawCheck['state'],
  IconName
>;

/** Each thing that was compared, by its own name, and what came out of it. */
export function DrawChecks({
  checks,
  of = 'bets',
}: {
  readonly checks: readonly DrawCheck[];
  readonly of?: ListedAs;
}) {
  const { t } = useWords();
  const outcome = (check: DrawCheck): string => {
    if (check.state === 'unknown') return t(`verify.${check.why}`);
    return t(check.state === 'ok' ? 'fairness.yes' : 'fairness.no');
  };
  return (
    <ul className={styles.checks}>
      {checks.map((check) => (
        <li key={check.what} data-state={check.state}>
          <Icon name={ICONS[check.state]} size={18} />
          <span>
            {t(OTHERS[of][check.what] ?? SAYS[check.what])}: <strong>{outcome(check)}</strong>
            {check.state === 'wrong' && (
              <small className={styles.compared}>
                <span>
                  {t('verify.shown')} <code>{check.shown}</code>
                </span>
                <span>
                  {t('verify.computed')} <code>{check.computed}</code>
                </span>
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
