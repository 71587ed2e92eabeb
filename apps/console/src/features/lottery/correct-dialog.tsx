import {
  type ConfirmedResult,
  consoleLotteryRoutes as routes,
} from '@nokshi/contract/console/lottery.ts';
import type { Change } from '@nokshi/contract/four-eyes.ts';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { changedLines } from '../../lib/look-over.tsx';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { tierName } from './drawn-numbers.ts';
import { copyOf } from './result-dialog.tsx';
import type { Prizes } from './read-result.ts';
import { SourceField } from './source-field.tsx';
import { TierFields } from './tier-fields.tsx';
import { prizesOfNumbers, usePrizes } from './use-prizes.ts';

type Props = {
  readonly draw: Pick<ConfirmedResult, 'gameCode' | 'issue' | 'name' | 'family' | 'numbers'>;
  readonly onClose: () => void;
};

/** Other numbers for a draw that was confirmed: always by two operators, every bet by the difference. */
export function CorrectDialog({ draw, onClose }: Props) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const { gameCode, issue, family, numbers } = draw;
  const before = prizesOfNumbers(family, numbers);
  const typed = usePrizes(family, before);
  const form = useReason({
    start: { source: '' },
    act: (reason, { source }) =>
      call(routes.correctResult, { gameCode, issue, prizes: copyOf(typed.prizes), source, reason }),
    done: t('lotteries.corrected'),
    onDone: () => queries.invalidateQueries(),
    onClose,
  });
  const { submit } = form;
  return (
    <ReasonForm
      form={{
        ...form,
        submit: (event) => {
          if (typed.check()) submit(event);
          else event.preventDefault();
        },
      }}
      title={t('lotteries.correct-title', { game: local(draw.name), issue })}
      words={t('lotteries.correct-words')}
      before={
        <>
          <TierFields {...typed.fields} />
          <SourceField {...form.field('source')} />
        </>
      }
      changes={tierChanges((tier) => tierName(t, tier), before, typed.prizes)}
      action={t('lotteries.correct')}
      danger
      onClose={onClose}
    />
  );
}

/** The tiers whose numbers differ. */
const tierChanges = (name: (tier: string) => string, before: Prizes, after: Prizes): Change[] => {
  const lines = (prizes: Prizes) =>
    Object.entries(prizes).map(([tier, all]) => [name(tier), all.join(' ')] as const);
  return changedLines(lines(before), lines(after));
};
