import { consoleHarmRoutes as routes } from '@nokshi/contract/console/harm.ts';
import {
  type HouseReason,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  TIME_LIMIT,
} from '@nokshi/contract/player/limits.ts';
import { Field } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { type DialogProps, HARM_KEY } from './harm.ts';
import { WhyField } from './why-field.tsx';

const KINDS = [...LIMIT_KINDS, 'time'] as const;

/** A lower limit, or a first one; only the member raises it again. */
export function LowerDialog({ member, onClose }: DialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('deposit');
  const [period, setPeriod] = useState<(typeof LIMIT_PERIODS)[number]>('D');
  const [figure, setFigure] = useState('');
  const [why, setWhy] = useState<HouseReason>('worry');
  const { memberId: id, username } = member;
  const isTime = kind === 'time';
  return (
    <ReasonDialog
      title={t('harm.lower-title', { username })}
      words={t('harm.lower-words')}
      before={
        <>
          <Choice
            label={t('limit.kind')}
            value={kind}
            choices={KINDS.map((each) => ({ id: each, label: t(`limit.${each}`) }))}
            onChange={setKind}
          />
          <Choice
            label={t('harm.period')}
            value={period}
            choices={LIMIT_PERIODS.map((each) => ({ id: each, label: t(`limit.${each}`) }))}
            onChange={setPeriod}
          />
          <Field
            label={isTime ? t('harm.minutes') : t('harm.amount')}
            required
            inputMode="decimal"
            autoComplete="off"
            {...(isTime && { type: 'number', min: TIME_LIMIT.least, max: TIME_LIMIT.most })}
            value={figure}
            onChange={(event) => setFigure(event.target.value)}
          />
          <WhyField value={why} onChange={setWhy} />
        </>
      }
      action={t('harm.lower')}
      act={(reason) =>
        kind === 'time'
          ? call(routes.lowerTime, { id, period, minutes: Number(figure), why, reason })
          : call(routes.lowerLimit, { id, kind, period, amount: figure, why, reason })
      }
      done={t('harm.set')}
      onDone={() => queries.invalidateQueries({ queryKey: HARM_KEY })}
      onClose={onClose}
    />
  );
}
