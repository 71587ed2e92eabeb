import type { DeskIssue } from '@nokshi/contract/console/lottery.ts';
import { DrawState } from '../../lib/draw-state.tsx';
import { useWords } from '../../lib/words.ts';

type Props = { readonly issue: Pick<DeskIssue, 'state' | 'isLate'> };

export function IssueState({ issue: { state, isLate } }: Props) {
  const { t } = useWords();
  const late = isLate ? t('lotteries.late') : null;
  return <DrawState state={state} words={t(`lotteries.state-${state}`)} late={late} />;
}
