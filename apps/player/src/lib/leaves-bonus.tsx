import { Check } from '@nokshi/ui';
import { refusedWith } from '@nokshi/web/refusal.ts';
import { useState } from 'react';
import { useWords } from './words.ts';

export type LeavingBonus = ReturnType<typeof useLeavingBonus>;

/** Money that leaves ends an active bonus: asked for when the server refuses it without. */
export function useLeavingBonus() {
  const [asked, setAsked] = useState(false);
  const [leavesBonus, agree] = useState(false);
  return {
    asked,
    leavesBonus,
    agree,
    hear(thrown: unknown): void {
      if (refusedWith(thrown, 'turnover.bonus-active')) setAsked(true);
    },
  };
}

export function LeavesBonus({ leaving }: { readonly leaving: LeavingBonus }) {
  const { t } = useWords();
  if (!leaving.asked) return null;
  return (
    <Check
      checked={leaving.leavesBonus}
      onChange={(event) => leaving.agree(event.currentTarget.checked)}
    >
      {t('bonuses.agree')}
    </Check>
  );
}
