import { consoleHarmRoutes as routes } from '@nokshi/contract/console/harm.ts';
import { type HouseReason, TIME_OUT_HOURS } from '@nokshi/contract/player/limits.ts';
import { Chips } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { spanText } from '../../lib/span.ts';
import { useWords } from '../../lib/words.ts';
import { type DialogProps, HARM_KEY } from './harm.ts';
import { WhyField } from './why-field.tsx';

/** A time-out set by the house: it ends at its end, by itself. */
export function TimeOutDialog({ member, onClose }: DialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const offered = TIME_OUT_HOURS.filter((each) => member.offers.timeOutHours.includes(each));
  const [hours, setHours] = useState(offered[0] ?? TIME_OUT_HOURS[0]);
  const [why, setWhy] = useState<HouseReason>('worry');
  const { memberId: id, username } = member;
  return (
    <ReasonDialog
      title={t('harm.time-out-title', { username })}
      words={t('harm.time-out-words')}
      before={
        <>
          <Chips
            label={t('harm.how-long')}
            chips={offered.map((each) => ({
              id: String(each),
              label: spanText(t, each * 60),
            }))}
            selected={String(hours)}
            onSelect={(chosen) =>
              setHours(offered.find((each) => String(each) === chosen) ?? hours)
            }
          />
          <WhyField value={why} onChange={setWhy} />
        </>
      }
      action={t('harm.time-out')}
      act={(reason) => call(routes.timeOut, { id, hours, why, reason })}
      done={t('harm.set')}
      onDone={() => queries.invalidateQueries({ queryKey: HARM_KEY })}
      onClose={onClose}
    />
  );
}
