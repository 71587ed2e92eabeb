import type { Condition } from '@nokshi/contract/promotions/audience.ts';
import type {
  CampaignTerms,
  Reward,
  RewardKind,
  RewardSum,
  TriggerKind,
} from '@nokshi/contract/promotions/terms.ts';
import { fieldTime, instantOf } from '@nokshi/web/time.ts';
import { CONDITIONS, LIMITS, MONEY, REWARDS, SUMS } from './parts.ts';
import { type Fault, readValues, startOf, type Values, writeValues } from './specs.ts';
import { TRIGGERS } from './triggers.tsx';

type InBoth = CampaignTerms['title'];
type ConditionKind = Condition['kind'];

/** Terms as they are typed. Fields of another reward stay, in case it is chosen again. */
export type Draft = Pick<CampaignTerms, 'tabs' | 'badge' | 'picture'> & {
  readonly trigger: { readonly kind: TriggerKind; readonly values: Values };
  readonly reward: {
    readonly kind: RewardKind;
    readonly of: RewardSum['of'];
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
  /** The saved audience that was copied and not changed since; empty: none. */
  readonly segment: string;
};

const LANGUAGES = ['EN', 'BN'] as const;
const EMPTY: InBoth = { EN: '', BN: '' };

/** A new campaign; it starts at this moment unless something else is said. */
export const newDraft = (now: number): Draft => ({
  trigger: { kind: 'deposit', values: startOf(TRIGGERS.deposit) },
  reward: { kind: 'bonus', of: 'share', values: startOf([...REWARDS.bonus, ...SUMS.share]) },
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
  segment: '',
});

/** Another trigger, as it begins: what fields of one name mean differs between kinds. */
export const newTrigger = (kind: TriggerKind): Draft['trigger'] => ({
  kind,
  values: startOf(TRIGGERS[kind]),
});

/** The draft with another reward or another way of its sum. */
export function withReward({ reward }: Draft, part: Partial<Draft['reward']>): Draft['reward'] {
  const next = { ...reward, ...part };
  const start = startOf([...REWARDS[next.kind], ...SUMS[next.of]]);
  return { ...next, values: { ...start, ...reward.values } };
}

/** A new condition of the audience. */
export const newCondition = (kind: ConditionKind): Draft['audience'][number] => ({
  kind,
  values: startOf(CONDITIONS[kind]),
});

export const audienceDraft = (audience: CampaignTerms['audience']): Draft['audience'] =>
  audience.map((condition) => ({
    kind: condition.kind,
    values: writeValues(CONDITIONS[condition.kind], condition),
  }));

/** The conditions that are typed, and what of them cannot be read. */
export function readAudience(audience: Draft['audience']) {
  const read = audience.map(({ kind, values }, at) => ({
    kind,
    ...readValues(CONDITIONS[kind], values, `audience.${at}`),
  }));
  const value = read.map((each) => ({ kind: each.kind, ...each.value })) as Condition[];
  return { value, faults: read.flatMap(({ faults }) => faults) };
}

function writeReward(reward: Reward): Draft['reward'] {
  const { kind } = reward;
  const fields = writeValues(REWARDS[kind], kind === 'bonus' ? reward.wagering : reward);
  if (!('sum' in reward)) return { kind, of: 'fixed', values: fields };
  const { of } = reward.sum;
  return { kind, of, values: { ...fields, ...writeValues(SUMS[of], reward.sum) } };
}

export const draftOf = (terms: CampaignTerms): Draft => {
  const { trigger, reward, audience, limits, startsAt, endsAt, ...texts } = terms;
  return {
    ...texts,
    position: String(texts.position),
    trigger: { kind: trigger.kind, values: writeValues(TRIGGERS[trigger.kind], trigger) },
    reward: writeReward(reward),
    segment: texts.segment ?? '',
    audience: audienceDraft(audience),
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
  const { kind } = reward;
  const sum = readValues(MONEY.includes(kind) ? SUMS[reward.of] : [], reward.values, 'reward');
  const fields = readValues(REWARDS[kind], reward.values, 'reward');
  const value = {
    trigger: { kind: trigger.kind, ...triggers.value },
    reward: {
      kind,
      ...(MONEY.includes(kind) && { sum: { of: reward.of, ...sum.value } }),
      ...(kind === 'bonus' ? { wagering: fields.value } : fields.value),
    },
  } as Offer;
  return { value, faults: [...triggers.faults, ...sum.faults, ...fields.faults] };
}

/** Trigger and reward alone, for their sentence while the rest is not written yet. */
export function offerOf(draft: Draft): Offer | null {
  const { value, faults } = readOffer(draft);
  return faults.length > 0 ? null : value;
}

/** The terms that a draft says, or the paths of the fields that are empty or cannot be read. */
export function readDraft(draft: Draft): Read {
  const offer = readOffer(draft);
  const { audience, limits, startsAt, endsAt, position, segment, ...texts } = draft;
  const conditions = readAudience(audience);
  const limit = readValues(LIMITS, limits, 'limits');
  const faults = [
    ...[offer, conditions, limit].flatMap((part) => part.faults),
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
    audience: conditions.value,
    ...(segment !== '' && { segment }),
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
