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
  readonly operator?: Partial<Operator>;
};

const anOperator = (different: Partial<Operator>): Operator => ({
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
  useSession.setState({ state: { kind: 'in', operator: who, demo: true } });
  return showIn<MessageId>(ui, { words, queries, ...options });
}
