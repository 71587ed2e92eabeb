import type { Condition } from '@nokshi/contract/promotions/audience.ts';
import type {
  CampaignTerms,
  Reward,
  RewardKind,
  TriggerKind,
} from '@nokshi/contract/promotions/terms.ts';
import { fieldTime, instantOf } from '@nokshi/web/time.ts';
import { CONDITIONS, LIMITS, STAKING, SUMS } from './parts.ts';
import { type Fault, readValues, startOf, type Values, writeValues } from './specs.ts';
import { TRIGGERS } from './triggers.tsx';

type InBoth = CampaignTerms['title'];
type ConditionKind = Condition['kind'];

/** Terms as they are typed. Fields of another reward stay, in case it is chosen again. */
export type Draft = Pick<CampaignTerms, 'tabs' | 'badge' | 'picture'> & {
  readonly trigger: { readonly kind: TriggerKind; readonly values: Values };
  readonly reward: {
    readonly kind: RewardKind;
    readonly of: Reward['sum']['of'];
    readonly values: Values;
  };
  readonly audience: readonly { readonly kind: ConditionKind; readonly values: Values }[];
  readonly limits: Values;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly name: string;
  readonly title: InBoth;
  readonly about: InBoth;
  readonly position: string;
};

const LANGUAGES = ['EN', 'BN'] as const;
const EMPTY: InBoth = { EN: '', BN: '' };

/** A new campaign; it starts at this moment unless something else is said. */
export const newDraft = (now: number): Draft => ({
  trigger: { kind: 'deposit', values: startOf(TRIGGERS.deposit) },
  reward: { kind: 'bonus', of: 'share', values: startOf([...STAKING.bonus, ...SUMS.share]) },
  audience: [],
  limits: startOf(LIMITS),
  startsAt: fieldTime(new Date(now).toISOString()),
  endsAt: '',
  name: '',
  title: EMPTY,
  about: EMPTY,
  picture: null,
  tabs: [],
  badge: 'none',
  position: '100',
});

/** Another trigger, as it begins: what fields of one name mean differs between kinds. */
export const newTrigger = (kind: TriggerKind): Draft['trigger'] => ({
  kind,
  values: startOf(TRIGGERS[kind]),
});

/** The draft with another reward or another way of its sum. */
export function withReward({ reward }: Draft, part: Partial<Draft['reward']>): Draft['reward'] {
  const next = { ...reward, ...part };
  const start = startOf([...STAKING[next.kind], ...SUMS[next.of]]);
  return { ...next, values: { ...start, ...reward.values } };
}

/** A new condition of the audience. */
export const newCondition = (kind: ConditionKind): Draft['audience'][number] => ({
  kind,
  values: startOf(CONDITIONS[kind]),
});

export const draftOf = (terms: CampaignTerms): Draft => {
  const { trigger, reward, audience, limits, startsAt, endsAt, ...texts } = terms;
  const staking = reward.kind === 'bonus' ? reward.wagering : { multiple: reward.multiple };
  const { of } = reward.sum;
  return {
    ...texts,
    position: String(texts.position),
    trigger: { kind: trigger.kind, values: writeValues(TRIGGERS[trigger.kind], trigger) },
    reward: {
      kind: reward.kind,
      of,
      values: {
        ...writeValues(STAKING[reward.kind], staking),
        ...writeValues(SUMS[of], reward.sum),
      },
    },
    audience: audience.map((condition) => ({
      kind: condition.kind,
      values: writeValues(CONDITIONS[condition.kind], condition),
    })),
    limits: writeValues(LIMITS, limits),
    startsAt: fieldTime(startsAt),
    endsAt: fieldTime(endsAt),
  };
};

type Read = {
  /** Null while a field cannot be read. */
  readonly terms: CampaignTerms | null;
  readonly faults: readonly Fault[];
};

type Offer = Pick<CampaignTerms, 'trigger' | 'reward'>;

/** What is got for what, as far as it is typed; the fields of each kind are those of its table. */
function readOffer({ trigger, reward }: Draft): { value: Offer; faults: readonly Fault[] } {
  const triggers = readValues(TRIGGERS[trigger.kind], trigger.values, 'trigger');
  const sum = readValues(SUMS[reward.of], reward.values, 'reward');
  const staking = readValues(STAKING[reward.kind], reward.values, 'reward');
  const value = {
    trigger: { kind: trigger.kind, ...triggers.value },
    reward: {
      kind: reward.kind,
      sum: { of: reward.of, ...sum.value },
      ...(reward.kind === 'bonus' ? { wagering: staking.value } : staking.value),
    },
  } as Offer;
  return { value, faults: [...triggers.faults, ...sum.faults, ...staking.faults] };
}

/** Trigger and reward alone, for their sentence while the rest is not written yet. */
export function offerOf(draft: Draft): Offer | null {
  const { value, faults } = readOffer(draft);
  return faults.length > 0 ? null : value;
}

/** The terms that a draft says, or the paths of the fields that are empty or cannot be read. */
export function readDraft(draft: Draft): Read {
  const offer = readOffer(draft);
  const { audience, limits, startsAt, endsAt, position, ...texts } = draft;
  const conditions = audience.map(({ kind, values }, at) => ({
    kind,
    ...readValues(CONDITIONS[kind], values, `audience.${at}`),
  }));
  const limit = readValues(LIMITS, limits, 'limits');
  const faults = [
    ...[offer, ...conditions, limit].flatMap((part) => part.faults),
    ...[
      ...(startsAt === '' ? ['startsAt'] : []),
      ...(position === '' ? ['position'] : []),
      ...(texts.name.trim() === '' ? ['name'] : []),
      ...LANGUAGES.filter((language) => texts.title[language].trim() === '').map(
        (language) => `title.${language}`,
      ),
    ].map((path): Fault => ({ path, words: 'app.required' })),
  ];
  if (faults.length > 0) return { terms: null, faults };
  const terms = {
    ...texts,
    ...offer.value,
    position: Number(position),
    startsAt: instantOf(startsAt),
    endsAt: instantOf(endsAt),
    audience: conditions.map(({ kind, value }) => ({ kind, ...value })),
    limits: limit.value,
  } as CampaignTerms;
  return { terms, faults };
}

export const STEPS = ['trigger', 'reward', 'audience', 'limits', 'texts'] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Readonly<Record<string, Step>> = {
  trigger: 'trigger',
  reward: 'reward',
  audience: 'audience',
  limits: 'limits',
  startsAt: 'limits',
  endsAt: 'limits',
};

/** The step on which a field is asked for, by its path. */
export const stepOf = (path: string): Step => STEP_OF[path.split('.')[0] ?? ''] ?? 'texts';
