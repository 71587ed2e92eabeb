import { consoleHarmRoutes as routes } from '@nokshi/contract/console/harm.ts';
import { type HouseReason, TIME_OUT_HOURS } from '@nokshi/contract/player/limits.ts';
import { Chips } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { spanText } from '../../lib/span.ts';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { type DialogProps, HARM_KEY } from './harm.ts';
import { WhyField } from './why-field.tsx';

type Wish = { readonly hours: (typeof TIME_OUT_HOURS)[number]; readonly why: HouseReason };

/** A time-out set by the house: it ends at its end, by itself. */
export function TimeOutDialog({ member, onClose }: DialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const offered = TIME_OUT_HOURS.filter((each) => member.offers.timeOutHours.includes(each));
  const { memberId: id, username } = member;
  const start: Wish = { hours: offered[0] ?? TIME_OUT_HOURS[0], why: 'worry' };
  const form = useReason({
    start,
    act: (reason, wish) => call(routes.timeOut, { id, ...wish, reason }),
    done: t('harm.set'),
    onDone: () => queries.invalidateQueries({ queryKey: HARM_KEY }),
    onClose,
  });
  const { hours } = form.values;
  return (
    <ReasonForm
      form={form}
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
              form.set('hours', offered.find((each) => String(each) === chosen) ?? hours)
            }
          />
          <WhyField {...form.choice('why')} />
        </>
      }
      action={t('harm.time-out')}
      onClose={onClose}
    />
  );
}
