import { whyNot } from '@nokshi/contract/rights.ts';
import type { ReactNode } from 'react';
import { useSession } from '../data/session.ts';

/** What only the owner of an account changes: read, and not to be pressed, while it is frozen. A-043. */
export function OwnerOnly({ children }: { readonly children: ReactNode }) {
  const may = useSession(({ member }) => member !== null && whyNot('owner', member) === null);
  return (
    <fieldset className="unframed" disabled={!may}>
      {children}
    </fieldset>
  );
}
