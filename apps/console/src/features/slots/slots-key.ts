import type { consoleSlotsRoutes } from '@nokshi/contract/console/slots.ts';
import type { Output } from '@nokshi/contract/route.ts';

export const SLOTS_KEY = ['slots'] as const;
export type Money = 'BDT' | 'FUN';
export type DeskJackpot = Output<typeof consoleSlotsRoutes.jackpots>['jackpots'][number];
