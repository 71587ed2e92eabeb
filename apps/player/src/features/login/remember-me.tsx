import { Check } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { useState } from 'react';
import { forgetHere, rememberedName } from '../../data/remember-me.ts';
import { useWords } from '../../lib/words.ts';

/** Stands in the password field for what this browser remembers in its place. S-020. */
export const DOTS = '••••••••';

export type Remember = {
  /** The username or number that this browser remembers. */
  readonly name: string | null;
  readonly on: boolean;
  /** Checked, the next log-in here takes one press; unchecked, this browser forgets. S-021. */
  readonly set: (on: boolean) => void;
  /** Why this browser could not forget. */
  readonly error: Error | null;
  /** The token was used up; the password is needed again. */
  readonly drop: () => void;
};

export function useRemember(kept: () => string | null = rememberedName): Remember {
  const [name, setName] = useState(kept);
  const [on, turn] = useState(name !== null);
  const { error, run: forget } = useAct(forgetHere);
  const drop = () => setName(null);
  const set = (next: boolean) => {
    turn(next);
    if (next) return;
    drop();
    void forget();
  };
  return { name, on, set, drop, error };
}

/** Whether this browser shall remember who logs in. */
export function RememberMe({ remember }: { readonly remember: Remember }) {
  const { t } = useWords();
  return (
    <Check checked={remember.on} onChange={(event) => remember.set(event.target.checked)}>
      {t('login.remember')}
    </Check>
  );
}
