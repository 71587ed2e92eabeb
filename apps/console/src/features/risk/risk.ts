import type {
  FoundReason,
  MatchKind,
  OneRiskCase,
  RiskCase,
  RiskFact,
} from '@nokshi/contract/console/risk.ts';
import { moneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import type { Translate } from '../../lib/words.ts';

/** A live message of the risk desk invalidates every key that starts with this word. */
export const RISK_KEY = ['risk'] as const;

export type Act = 'hold' | 'again' | 'release' | 'clear' | 'reopen';

const ACTS: Readonly<Record<OneRiskCase['state'], readonly Act[]>> = {
  OPEN: ['hold', 'clear'],
  HELD: ['release', 'again'],
  CLEARED: ['reopen'],
};
export const actsOf = ({ state }: Pick<OneRiskCase, 'state'>): readonly Act[] => ACTS[state];

/** Whether a hold was not looked at by the day that its members were told. */
export const isOverdue = ({ reviewBy }: Pick<RiskCase, 'reviewBy'>, now: number): boolean =>
  reviewBy !== null && Date.parse(reviewBy) <= now;

export function nameOf(t: Translate, { members }: Pick<RiskCase, 'members'>): string {
  const name = members[0]?.username ?? '';
  const count = members.length - 1;
  return count > 0 ? t('risk.of-more', { name, count }) : t('risk.of', { name });
}

/** A fact as a sentence. */
export function factText(t: Translate, { code }: Pick<FoundReason, 'code'>, fact: RiskFact) {
  const names = fact.members.map(({ username }) => username);
  const [last = '', ...first] = names.toReversed();
  return t(`risk.fact-${code}`, {
    members: [first.toReversed().join(', '), last].filter(Boolean).join(t('risk.and')),
    from: names[0] ?? '',
    to: names[1] ?? '',
    about: aboutText(t, { code, about: fact.about ?? '' }),
    since: timeText(fact.since),
    until: timeText(fact.until),
    amount: fact.amount === null ? '' : moneyText(fact.amount),
    count: fact.count ?? 0,
  });
}

/** What members share: the thing's own name, or the kinds of what a person was known again by. */
export const aboutText = (
  t: Translate,
  { code, about }: Pick<FoundReason, 'code'> & { readonly about: string },
): string =>
  code === 'excluded'
    ? about
        .split(' ')
        .map((kind) => t(`risk.trait-${kind as MatchKind}`))
        .join(', ')
    : about;
