import { consoleSlotsRoutes as routes } from '@nokshi/contract/console/slots.ts';
import { Chips } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
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
  const [into, setInto] = useState(heirs[0]?.gameId ?? '');
  const label = t(ended ? 'slots.open-pots' : 'slots.end-pots');
  return (
    <ReasonDialog
      title={`${label}: ${local(jackpot.name)}`}
      words={t(ended ? 'slots.open-pots-words' : 'slots.end-pots-words')}
      before={
        !ended && (
          <Chips
            label={t('slots.into')}
            chips={heirs.map(({ gameId, name }) => ({ id: gameId, label: local(name) }))}
            selected={into}
            onSelect={setInto}
          />
        )
      }
      action={label}
      danger={!ended}
      act={(reason) =>
        call(routes.switch, { gameCode: jackpot.gameId, into: ended ? null : into, reason })
      }
      done={t('slots.switched')}
      onDone={() => queries.invalidateQueries({ queryKey: SLOTS_KEY })}
      onClose={onClose}
    />
  );
}
