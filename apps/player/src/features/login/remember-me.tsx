import { Check } from '@nokshi/ui';
import { useState } from 'react';
import { forgetHere, rememberedName } from '../../data/remember-me.ts';
import { useWords } from '../../lib/words.ts';

/** Stands in the password field for what this browser remembers in its place. S-020. */
export const DOTS = '••••••••';

export type Remember = {
  /** The username or number that this browser remembers. */
  readonly name: string | null;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
  /** The token was used up; the password is needed again. */
  readonly drop: () => void;
};

export function useRemember(kept: () => string | null = rememberedName): Remember {
  const [name, setName] = useState(kept);
  const [on, set] = useState(name !== null);
  return { name, on, set, drop: () => setName(null) };
}

type Props = { readonly remember: Remember; readonly onError: (error: unknown) => void };

/** Checked, the next log-in here takes one press; unchecked, this browser forgets. S-021. */
export function RememberMe({ remember, onError }: Props) {
  const { t } = useWords();
  const change = (on: boolean) => {
    remember.set(on);
    if (on) return;
    remember.drop();
    void forgetHere().catch(onError);
  };
  return (
    <Check checked={remember.on} onChange={(event) => change(event.target.checked)}>
      {t('login.remember')}
    </Check>
  );
}
