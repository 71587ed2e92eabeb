import type { consoleHarmRoutes as routes } from '@nokshi/contract/console/harm.ts';
import type { Output } from '@nokshi/contract/route.ts';

export const HARM_KEY = ['harm'] as const;
export type OneMember = Output<typeof routes.one>;

export type DialogProps = {
  readonly member: OneMember;
  readonly act: string;
  readonly onClose: () => void;
};
