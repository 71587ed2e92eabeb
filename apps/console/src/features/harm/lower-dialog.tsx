import { consoleHarmRoutes as routes } from '@nokshi/contract/console/harm.ts';
import {
  type HouseReason,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  TIME_LIMIT,
} from '@nokshi/contract/player/limits.ts';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CountField } from '../../lib/count-field.tsx';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import { type DialogProps, HARM_KEY } from './harm.ts';
import { WhyField } from './why-field.tsx';

const KINDS = [...LIMIT_KINDS, 'time'] as const;

type Wish = {
  readonly kind: (typeof KINDS)[number];
  readonly period: (typeof LIMIT_PERIODS)[number];
  /** Minutes, or an amount. */
  readonly figure: string;
  readonly why: HouseReason;
};

const START: Wish = { kind: 'deposit', period: 'D', figure: '', why: 'worry' };

/** A lower limit, or a first one; only the member raises it again. */
export function LowerDialog({ member, onClose }: DialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { memberId: id, username } = member;
  const form = useReason({
    start: START,
    act: (reason, { kind, period, figure, why }) =>
      kind === 'time'
        ? call(routes.lowerTime, { id, period, minutes: Number(figure), why, reason })
        : call(routes.lowerLimit, { id, kind, period, amount: figure, why, reason }),
    done: t('harm.set'),
    onDone: () => queries.invalidateQueries({ queryKey: HARM_KEY }),
    onClose,
  });
  const isTime = form.values.kind === 'time';
  return (
    <ReasonForm
      form={form}
      title={t('harm.lower-title', { username })}
      words={t('harm.lower-words')}
      before={
        <>
          <Choice
            label={t('limit.kind')}
            {...form.choice('kind')}
            choices={KINDS.map((each) => ({ id: each, label: t(`limit.${each}`) }))}
          />
          <Choice
            label={t('harm.period')}
            {...form.choice('period')}
            choices={LIMIT_PERIODS.map((each) => ({ id: each, label: t(`limit.${each}`) }))}
          />
          {isTime ? (
            <CountField
              label={t('harm.minutes')}
              required
              min={TIME_LIMIT.least}
              max={TIME_LIMIT.most}
              {...form.field('figure')}
            />
          ) : (
            <TakaField label={t('harm.amount')} required {...form.field('figure')} />
          )}
          <WhyField {...form.choice('why')} />
        </>
      }
      action={t('harm.lower')}
      onClose={onClose}
    />
  );
}
