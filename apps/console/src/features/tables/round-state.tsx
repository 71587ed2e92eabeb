import type { DeskRound } from '@nokshi/contract/console/tables.ts';
import { DrawState } from '../../lib/draw-state.tsx';
import { useWords } from '../../lib/words.ts';

type Props = { readonly round: Pick<DeskRound, 'state'> & { readonly isLate?: boolean } };

export function RoundState({ round: { state, isLate = false } }: Props) {
  const { t } = useWords();
  const late = isLate ? t('tables.late') : null;
  return <DrawState state={state} words={t(`tables.state-${state}`)} late={late} />;
}
