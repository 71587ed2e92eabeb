import type { consoleReportRoutes } from '@nokshi/contract/console/reports.ts';
import type { Output } from '@nokshi/contract/route.ts';

export const REPORTS_KEY = ['reports'];
export const EXPORTS_KEY = ['exports'];

export type Report = Output<typeof consoleReportRoutes.report>;
export type Check = Output<typeof consoleReportRoutes.check>;
