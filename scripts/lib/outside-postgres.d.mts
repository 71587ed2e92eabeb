import type pg from 'pg';

export type OutsidePostgres = {
  readonly major: number;
  readonly port: number;
  readonly data: string;
  readonly password: string;
  /** Of the role that owns its database and may do nothing else. */
  readonly url: string;
  pid(): number;
  asRoot<T>(work: (client: pg.Client) => Promise<T>, database?: string): Promise<T>;
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** One of PostgreSQL's programs, as the account that runs it. */
  run(program: string, args: string[]): Promise<{ code: number; output: string }>;
  /** Another server with the same account and passwords; nothing is made or started. */
  beside(other: { data: string; port: number; settings: Record<string, string> }): OutsidePostgres;
};

export function installedPostgres(): { major: number; bin: string } | null;
export function startPostgres(options: {
  folder: string;
  settings?: Record<string, string>;
  /** Ctrl-C of a terminal does not reach it. */
  detached?: boolean;
}): Promise<OutsidePostgres>;
