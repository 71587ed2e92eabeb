import type { MemberInfo } from '@nokshi/contract/player/identity.ts';
import type { IconName } from '@nokshi/ui';
import type { ComponentType } from 'react';
import type { MessageId } from '../locales/en/index.ts';

/** One entry in the table of a centre. */
export type CentrePage = {
  /** Its value of `mc` or `ac` in the address. */
  readonly key: string;
  /** Its title in the menu and above the page. */
  readonly label: MessageId;
  readonly icon: IconName;
  readonly page: ComponentType;
  /** A count of new items, in red. */
  readonly badge?: ComponentType;
  /** What stands there now, in a few words at the end of the entry. */
  readonly value?: ComponentType;
  /** The module flag that opens it; while that is off the page is closed. AC-010 to AC-013. */
  readonly flag?: string;
  /** Hides it in the menu from other members. */
  readonly offeredTo?: (member: Pick<MemberInfo, 'toUpline'>) => boolean;
};
