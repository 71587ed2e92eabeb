import type { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import type { Output } from '@nokshi/contract/route.ts';

export type TabProps = {
  readonly id: string;
  readonly member: Output<typeof consoleIdentityRoutes.member>;
};
