import type { Operator } from '@nokshi/contract/console/identity.ts';
import type { Language } from '@nokshi/contract/fields.ts';
import { PERMISSIONS, type Permission } from '@nokshi/contract/permissions.ts';
import { FreshQueries } from '@nokshi/web/fresh-queries.ts';
import { showIn } from '@nokshi/web/testing/show.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../lib/session.ts';
import type { MessageId } from '../lib/words.ts';

const words = {
  EN: () => import('../locales/en/index.ts'),
  BN: () => import('../locales/bn/index.ts'),
};

type Options = {
  readonly language?: Language;
  readonly at?: string;
  /** What the operator's role allows; everything, unless said. */
  readonly may?: readonly Permission[];
  /** Null: who it is was not asked yet. */
  readonly operator?: Partial<Operator> | null;
  readonly whole?: boolean;
};

/** An operator as the console knows one; say what is different about yours. */
export const anOperator = (different: Partial<Operator>): Operator => ({
  id: 'operator-1',
  username: 'chief',
  roles: ['Chief'],
  permissions: [...PERMISSIONS],
  secondFactor: true,
  passwordChangeNeeded: false,
  factorSetupNeeded: false,
  ...different,
});

/** Draws a part of the console; see `showIn` for what it gives. */
export function show(ui: ReactNode, { may, operator, ...options }: Options = {}) {
  const queries = new FreshQueries({ defaultOptions: { queries: { retry: false } } });
  const permissions = may ? { permissions: [...may] } : {};
  const who = anOperator({ ...permissions, ...operator });
  const known = { kind: 'in', operator: who, demo: true } as const;
  useSession.setState({ state: operator === null ? { kind: 'asking' } : known });
  return showIn<MessageId>(ui, { words, queries, ...options });
}
