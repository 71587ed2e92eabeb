import { sql } from '../../../../kernel/sql.ts';

export const contentTable = sql`site_content`;
