import type { LineFate } from '@nokshi/contract/console/statements.ts';
import { MOST_LINES } from '@nokshi/contract/console/statements.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import { codesIn, matchLines } from '../rules/match-lines.ts';
import {
  parseStatement,
  type RefusedLine,
  sameness,
  type WrittenLine,
} from '../rules/statement-csv.ts';
import { knownDigests } from '../store/statements.ts';
import { waitingByCode, type WaitingRow } from '../store/transfers.ts';

export type ReadLine = WrittenLine & {
  readonly digest: Buffer;
  readonly fate: LineFate;
  /** The deposit that it pays. */
  readonly paid: WaitingRow | null;
};
type ReadFile = { readonly lines: readonly ReadLine[]; readonly refused: readonly RefusedLine[] };

/** Identical lines that are looked up at a time. */
const TWINS = 50;

type File = { readonly csv: string; readonly again?: readonly number[] | undefined };

/**
 * A preview of a statement with the effect of each line; writes nothing. A line that an earlier
 * file had is known, unless the operator says that it is another payment (`again`). Refuses:
 * cashier.statement-unreadable, cashier.statement-too-long.
 */
export async function readFile(
  { proposals }: Pick<CashierRoom, 'proposals'>,
  tx: Tx,
  { csv, again = [] }: File,
): Promise<ReadFile> {
  const statement = parseStatement(csv);
  if (!statement) throw refuse('cashier.statement-unreadable', { field: 'csv' });
  if (statement.lines.length + statement.refused.length > MOST_LINES)
    throw refuse('cashier.statement-too-long', { field: 'csv', value: { lines: MOST_LINES } });
  const written = statement.lines.map((line) => ({ ...line, digest: digestOfLine(line) }));
  const known = await knownDigests(
    tx,
    written.map(({ digest }) => digest),
  );
  const isKnown = ({ digest }: { digest: Buffer }) => known.has(digest.toString('hex'));
  const used = new Set(written.map(({ digest }) => digest.toString('hex')));
  const named: Named[] = [];
  for (const line of written)
    named.push(
      isKnown(line) && again.includes(line.number) ? await asAnother(tx, line, used) : line,
    );
  const fresh = named.filter((line) => !isKnown(line));
  const references = fresh.map(({ reference }) => reference);
  const waiting = await waitingByCode(tx, [...new Set(references.flatMap(codesIn))]);
  const paid = new Map(matchLines(references, waiting).map((one, at) => [fresh[at], one]));
  const lines: ReadLine[] = [];
  for (const line of named) {
    const deposit = paid.get(line) ?? null;
    const isAbove = await proposals.needsSecond(tx, 'cashier.credit-line', line.amount);
    const fate = isKnown(line) ? 'known' : fateOf(line, { deposit, isAbove });
    lines.push({ ...line, paid: deposit, fate });
  }
  return { lines, refused: statement.refused };
}

type Named = WrittenLine & { readonly digest: Buffer };

/** The same line as one more payment: under the first place among its likes that no file had. */
async function asAnother(tx: Tx, line: Named, used: Set<string>): Promise<Named> {
  for (let from = line.twin + 1; ; from += TWINS) {
    const likes = Array.from({ length: TWINS }, (_, at) => {
      const like = { ...line, twin: from + at };
      return { ...like, digest: digestOfLine(like) };
    });
    const known = await knownDigests(
      tx,
      likes.map(({ digest }) => digest),
    );
    const free = likes.find(({ digest }) => {
      const hex = digest.toString('hex');
      return !known.has(hex) && !used.has(hex);
    });
    if (!free) continue;
    used.add(free.digest.toString('hex'));
    return free;
  }
}

const digestOfLine = (line: WrittenLine): Buffer =>
  digestOf(`cashier.statement ${line.twin} ${sameness(line)}`);

type Match = { readonly deposit: WaitingRow | null; readonly isAbove: boolean };

/** What a second person would have to look at is never credited by itself. */
function fateOf({ amount }: WrittenLine, { deposit, isAbove }: Match): LineFate {
  if (!deposit) return 'unmatched';
  if (deposit.amount !== amount) return 'amount-differs';
  return isAbove ? 'above' : 'exact';
}
