import { consoleSlotsRoutes as routes } from '@nokshi/contract/console/slots.ts';
import { Chips } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { type DeskJackpot, SLOTS_KEY } from './slots-key.ts';

type Props = {
  readonly jackpot: DeskJackpot;
  readonly all: readonly DeskJackpot[];
  readonly onClose: () => void;
};

/** Ends the pots of a closed game into those of another, or opens ended ones again. */
export function SwitchDialog({ jackpot, all, onClose }: Props) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const ended = jackpot.state === 'ENDED';
  const heirs = all.filter(({ gameId, state }) => gameId !== jackpot.gameId && state === 'RUNNING');
  const form = useReason({
    start: { into: heirs[0]?.gameId ?? '' },
    act: (reason, { into }) =>
      call(routes.switch, { gameCode: jackpot.gameId, into: ended ? null : into, reason }),
    done: t('slots.switched'),
    onDone: () => queries.invalidateQueries({ queryKey: SLOTS_KEY }),
    onClose,
  });
  const label = t(ended ? 'slots.open-pots' : 'slots.end-pots');
  return (
    <ReasonForm
      form={form}
      title={`${label}: ${local(jackpot.name)}`}
      words={t(ended ? 'slots.open-pots-words' : 'slots.end-pots-words')}
      before={
        !ended && (
          <Chips
            label={t('slots.into')}
            chips={heirs.map(({ gameId, name }) => ({ id: gameId, label: local(name) }))}
            selected={form.values.into}
            onSelect={(next) => form.set('into', next)}
          />
        )
      }
      action={label}
      danger={!ended}
      onClose={onClose}
    />
  );
}
