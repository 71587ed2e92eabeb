import { messages as bnAgents } from './bn/agents/index.ts';
import { messages as bnCentre } from './bn/centre/index.ts';
import { messages as bn } from './bn/index.ts';
import { messages as bnLottery } from './bn/lottery/index.ts';
import { messages as bnTables } from './bn/tables/index.ts';
import { messages as enAgents } from './en/agents/index.ts';
import { messages as enCentre } from './en/centre/index.ts';
import { messages as en } from './en/index.ts';
import { messages as enLottery } from './en/lottery/index.ts';
import { messages as enTables } from './en/tables/index.ts';

/** Everything the site says, for tests that look at it as a whole. */
export const english = { ...en, ...enAgents, ...enCentre, ...enLottery, ...enTables };
export const bengali = { ...bn, ...bnAgents, ...bnCentre, ...bnLottery, ...bnTables };
