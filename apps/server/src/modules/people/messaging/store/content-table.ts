import { sql } from '../../../../kernel/sql.ts';

export const contentTable = sql`messaging_content`;
