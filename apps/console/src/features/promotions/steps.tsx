import { type Condition, CONDITION_KINDS } from '@nokshi/contract/promotions/audience.ts';
import { Button, Chips, Field } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import type { ComponentType } from 'react';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { type Draft, newCondition, newTrigger, type Step, withReward } from './draft.ts';
import { CONDITIONS, LIMITS, STAKING, SUMS } from './parts.ts';
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

const REWARDS = Object.keys(STAKING) as (keyof typeof STAKING)[];
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
        chips={REWARDS.map((id) => ({ id, label: t(`campaigns.reward-${id}`) }))}
        selected={reward.kind}
        onSelect={(kind) => form.set('reward', withReward(form.values, { kind }))}
      />
      <p className={desk.quiet}>{t(`campaigns.reward-${reward.kind}-words`)}</p>
      <Chips
        label={t('campaigns.sum')}
        chips={WAYS.map((id) => ({ id, label: t(`campaigns.sum-${id}`) }))}
        selected={reward.of}
        onSelect={(of) => form.set('reward', withReward(form.values, { of }))}
      />
      <SpecFields specs={SUMS[reward.of]} {...fields} />
      <SpecFields specs={STAKING[reward.kind]} {...fields} />
    </>
  );
}

function AudienceStep({ form }: StepProps) {
  const { t } = useWords();
  const { audience } = form.values;
  const set = (next: Draft['audience']) => form.set('audience', next);
  const free = CONDITION_KINDS.filter((kind) => audience.every((each) => each.kind !== kind));
  return (
    <>
      <p className={desk.quiet}>{t('campaigns.audience-words')}</p>
      {audience.map(({ kind, values }, at) => (
        <fieldset key={kind} className={desk.row}>
          <legend className="visually-hidden">{t(`campaigns.condition-${kind}`)}</legend>
          <strong>{t(`campaigns.condition-${kind}`)}</strong>
          <SpecFields
            specs={CONDITIONS[kind]}
            values={values}
            path={`audience.${at}`}
            error={form.error}
            onChange={(part) =>
              set(
                audience.map((each, n) =>
                  n === at ? { kind, values: { ...values, ...part } } : each,
                ),
              )
            }
          />
          <Button small kind="quiet" onClick={() => set(audience.filter((_, n) => n !== at))}>
            {t('campaigns.line-remove')}
          </Button>
        </fieldset>
      ))}
      {free.length > 0 && (
        <Choice<Condition['kind'] | ''>
          label={t('campaigns.condition-add')}
          value=""
          choices={[
            { id: '', label: t('campaigns.condition-choose') },
            ...free.map((id) => ({ id, label: t(`campaigns.condition-${id}`) })),
          ]}
          onChange={(kind) => kind !== '' && set([...audience, newCondition(kind)])}
        />
      )}
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
