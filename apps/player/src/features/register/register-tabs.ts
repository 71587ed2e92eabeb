import type { ComponentType } from 'react';
import type { Status } from '../../data/queries.ts';
import type { MessageId } from '../../locales/en/index.ts';
import { RegisterForm } from './register-form.tsx';

type Info = Pick<Status['info'], 'register' | 'brand'>;

export type RegisterTab = {
  readonly id: string;
  /** The module flag that opens it. */
  readonly flag: string;
  readonly label: MessageId;
  readonly form: ComponentType<{ readonly info: Info }>;
};

/** The ways to register, in order; each has a flag of its own. Checklist M-020..M-022. */
export const REGISTER_TABS: readonly RegisterTab[] = [
  { id: 'username', flag: 'USERNAMEREG3', label: 'register.username', form: RegisterForm },
];
