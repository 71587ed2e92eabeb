import { Chips, Field } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import type { ComponentType } from 'react';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { AudienceFields } from './audience-fields.tsx';
import { audienceDraft, type Draft, newTrigger, type Step, withReward } from './draft.ts';
import { LIMITS, MONEY, REWARDS, SUMS } from './parts.ts';
import { useSegments } from './segments-tab.tsx';
import { SpecFields } from './spec-field.tsx';
import { type StepProps, TextsStep } from './texts-step.tsx';
import { TRIGGER_KINDS, TRIGGERS } from './triggers.tsx';

function TriggerStep({ form }: StepProps) {
  const { t } = useWords();
  const { kind, values } = form.values.trigger;
  return (
    <>
      <Chips
        label={t('campaigns.trigger')}
        chips={TRIGGER_KINDS.map((id) => ({ id, label: t(`campaigns.trigger-${id}`) }))}
        selected={kind}
        onSelect={(next) => next !== kind && form.set('trigger', newTrigger(next))}
      />
      <p className={desk.quiet}>{t(`campaigns.trigger-${kind}-words`)}</p>
      <SpecFields
        specs={TRIGGERS[kind]}
        values={values}
        path="trigger"
        error={form.error}
        onChange={(part) => form.set('trigger', { kind, values: { ...values, ...part } })}
      />
    </>
  );
}

const KINDS = Object.keys(REWARDS) as (keyof typeof REWARDS)[];
const WAYS = Object.keys(SUMS) as (keyof typeof SUMS)[];

function RewardStep({ form }: StepProps) {
  const { t } = useWords();
  const { reward } = form.values;
  const fields = {
    values: reward.values,
    path: 'reward',
    error: form.error,
    onChange: (part: Draft['limits']) =>
      form.set('reward', { ...reward, values: { ...reward.values, ...part } }),
  };
  return (
    <>
      <Chips
        label={t('campaigns.reward')}
        chips={KINDS.map((id) => ({ id, label: t(`campaigns.reward-${id}`) }))}
        selected={reward.kind}
        onSelect={(kind) => form.set('reward', withReward(form.values, { kind }))}
      />
      <p className={desk.quiet}>{t(`campaigns.reward-${reward.kind}-words`)}</p>
      {MONEY.includes(reward.kind) && (
        <>
          <Chips
            label={t('campaigns.sum')}
            chips={WAYS.map((id) => ({ id, label: t(`campaigns.sum-${id}`) }))}
            selected={reward.of}
            onSelect={(of) => form.set('reward', withReward(form.values, { of }))}
          />
          <SpecFields specs={SUMS[reward.of]} {...fields} />
        </>
      )}
      <SpecFields specs={REWARDS[reward.kind]} {...fields} />
    </>
  );
}

function AudienceStep({ form }: StepProps) {
  const { t } = useWords();
  const segments = useSegments().data?.rows.filter(({ removed }) => !removed) ?? [];
  const { audience, segment } = form.values;
  const set = (next: Draft['audience'], name: string) => {
    form.set('audience', next);
    form.set('segment', name);
  };
  return (
    <>
      <p className={desk.quiet}>{t('campaigns.audience-words')}</p>
      {segments.length > 0 && (
        <Choice
          label={t('campaigns.segment-use')}
          value=""
          choices={[
            { id: '', label: t('campaigns.condition-choose') },
            ...segments.map(({ segmentId, name }) => ({ id: segmentId, label: name })),
          ]}
          onChange={(id) => {
            const chosen = segments.find(({ segmentId }) => segmentId === id);
            if (chosen) set(audienceDraft(chosen.audience), chosen.name);
          }}
        />
      )}
      {segment !== '' && (
        <p className={desk.quiet}>{t('campaigns.segment-used', { name: segment })}</p>
      )}
      <AudienceFields audience={audience} error={form.error} onChange={(next) => set(next, '')} />
    </>
  );
}

function LimitsStep({ form }: StepProps) {
  const { t } = useWords();
  const { limits } = form.values;
  return (
    <>
      <SpecFields
        specs={LIMITS}
        values={limits}
        path="limits"
        error={form.error}
        onChange={(part) => form.set('limits', { ...limits, ...part })}
      />
      <div className={desk.pairs}>
        <Field
          type="datetime-local"
          label={t('campaigns.starts')}
          hint={t('campaigns.dhaka')}
          {...form.field('startsAt')}
        />
        <Field
          type="datetime-local"
          label={t('campaigns.ends')}
          hint={t('campaigns.ends-hint')}
          {...form.field('endsAt')}
        />
      </div>
    </>
  );
}

/** What is asked for on each step of the editor. */
export const STEP_FIELDS: Readonly<Record<Step, ComponentType<StepProps>>> = {
  trigger: TriggerStep,
  reward: RewardStep,
  audience: AudienceStep,
  limits: LimitsStep,
  texts: TextsStep,
};
