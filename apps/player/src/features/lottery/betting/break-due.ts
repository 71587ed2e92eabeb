import type { BreakDue } from '@nokshi/contract/player/lottery.ts';
import { create } from 'zustand';
import { useSession } from '../../../data/session.ts';
import { askStretch } from '../../../data/stretch.ts';

type Told = BreakDue & { readonly account: string };

const useTold = create<{ readonly told: Told | null }>(() => ({ told: null }));

/** The answer to a slip said that this member has bet on many draws in a row. */
export function tellBreakDue(due: BreakDue | null, account: string): void {
  if (!due) return;
  useTold.setState({ told: { ...due, account } });
  // What the play came to is shown beside it.
  void askStretch();
}

/** The member chose; the house has begun to count again. */
export const endBreakDue = (): void => useTold.setState({ told: null });

/** What this member was told and has not answered; who cannot bet anyway is not asked. */
export function useBreakDue(): BreakDue | null {
  const member = useSession((session) => session.member);
  const { told } = useTold();
  if (!told || !member || member.restriction) return null;
  return told.account === member.account ? told : null;
}
