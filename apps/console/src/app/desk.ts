import type { Permission } from '@nokshi/contract/permissions.ts';
import type { IconName } from '@nokshi/ui';
import type { ComponentType } from 'react';
import type { MessageId } from '../lib/words.ts';

export type Desk = {
  readonly path: string;
  readonly label: MessageId;
  readonly icon: IconName;
  /** Null: every operator. */
  readonly permission: Permission | null;
  readonly page: ComponentType;
  /** The parts of its query that a saved view keeps. */
  readonly filters?: readonly string[];
  /** The part of its query that opens one thing in place of the list, which has no views. */
  readonly one?: string;
  /** Places in it that the palette goes to. */
  readonly tabs?: readonly { readonly tab: string; readonly label: MessageId }[];
};
