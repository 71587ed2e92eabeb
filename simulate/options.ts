import { parseArgs } from 'node:util';
import { StartRefusal } from '../apps/server/src/kernel/start-refusal.ts';
import type { Credentials } from './desk/operator.ts';

const USAGE = `npm run simulate -- [--members 200] [--hours 24] [--seed 1] [--data FOLDER]
npm run simulate -- --speed real [--player URL] [--console URL] [--members 15] [--minutes 10]
  with OPERATOR_NAME, OPERATOR_PASSWORD and, where it is asked for, OPERATOR_FACTOR_KEY`;

type Day = { readonly seed: string; readonly members: number; readonly hours: number };
export type Options = Day &
  (
    | { readonly speed: 'fast'; readonly dataDir: string | null }
    | {
        readonly speed: 'real';
        readonly minutes: number;
        readonly player: string;
        readonly console: string;
        readonly credentials: Credentials;
      }
  );

type Given = { readonly args: readonly string[]; readonly env: NodeJS.ProcessEnv };

/** @throws StartRefusal with the usage, where something is missing or out of its range */
export function readOptions({ args, env }: Given, now: () => number): Options {
  const values = parsed(args);
  const real = values.speed === 'real';
  if (!real && values.speed !== 'fast') throw new StartRefusal(USAGE);
  const members = whole(values.members ?? (real ? '15' : '200'), { least: 1, most: 5_000 });
  if (real ? values.hours : values.minutes) throw new StartRefusal(USAGE);
  const hours = whole(values.hours ?? (real ? '2' : '24'), { least: 2, most: 24 });
  const minutes = whole(values.minutes ?? '10', { least: 5, most: 1_440 });
  // On a house that lives on, the names of one day must not be those of another.
  const seed = values.seed ?? (real ? now().toString(36) : '1');
  if (!real) return { speed: 'fast', members, hours, seed, dataDir: values.data ?? null };
  const { OPERATOR_NAME: username, OPERATOR_PASSWORD: password } = env;
  const player = values.player ?? `http://localhost:${env['PORT'] || '3000'}`;
  const console = values.console ?? `http://localhost:${env['CONSOLE_PORT'] || '3001'}`;
  if (!username || !password) throw new StartRefusal(USAGE);
  const factorKey = env['OPERATOR_FACTOR_KEY'] ?? null;
  const credentials = { username, password, factorKey };
  return { speed: 'real', members, hours, minutes, seed, player, console, credentials };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        members: text,
        hours: text,
        minutes: text,
        seed: text,
        speed: { ...text, default: 'fast' },
        data: text,
        player: text,
        console: text,
      },
    }).values;
  } catch {
    throw new StartRefusal(USAGE);
  }
}

function whole(text: string, { least, most }: { least: number; most: number }): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most) throw new StartRefusal(USAGE);
  return number;
}
