import { toDecimal } from '@nokshi/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_SIGNS, codeFrom, codesIn, matchLines } from './match-lines.ts';
import { parseStatement } from './statement-csv.ts';

const NAMES = 'date,amount,reference,sender';
const read = (...lines: string[]) => parseStatement([NAMES, ...lines].join('\n'));

const words = fc
  .string({ maxLength: 60, unit: 'grapheme' })
  .filter((text) => !/[\p{Cc}\uFFFD]/u.test(text) && text === text.trim());
const line = fc.record({
  day: fc.integer({ min: 1, max: 28 }).map((day) => `2026-04-${String(day).padStart(2, '0')}`),
  amount: fc.bigInt({ min: 1n, max: 10n ** 11n }),
  reference: words,
  sender: words,
});
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const code = fc.uint8Array({ minLength: 8, maxLength: 8 }).map((bytes) => codeFrom(bytes));

describe('a bank statement', () => {
  it('keeps each line’s words as the bank wrote them', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const text = lines.map(({ day, amount, reference, sender }) =>
          [day, toDecimal(amount), quoted(reference), quoted(sender)].join(','),
        );
        const statement = read(...text);
        expect(statement?.refused).toEqual([]);
        expect(
          statement?.lines.map(({ bookedOn: day, amount, reference, sender }) => ({
            day,
            amount,
            reference,
            sender,
          })),
        ).toEqual(lines);
      }),
    );
  });

  it('numbers identical lines, whatever is between them', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 }), (senders) => {
        const lines = read(...senders.map((sender) => `2026-04-01,5.00,x,${sender}`))?.lines ?? [];
        const names = new Set(lines.map(({ sender, twin }) => `${sender} ${twin}`));
        expect(names.size).toBe(senders.length);
      }),
    );
  });

  it.each([
    ['2026-04-01,5.00,x', 'columns'],
    ['2026-04-01,5.00,x,y,z', 'columns'],
    ['2026-04-01,5.00,"x,y', 'columns'],
    ['2026-04-31,5.00,x,y', 'date'],
    ['01.04.2026,5.00,x,y', 'date'],
    ['2026-04-01,-5.00,x,y', 'amount'],
    ['2026-04-01,0,x,y', 'amount'],
    ['2026-04-01,"12,50",x,y', 'amount'],
    ['2026-04-01,5.001,x,y', 'amount'],
    [`2026-04-01,5.00,${'x'.repeat(141)},y`, 'reference'],
    ['2026-04-01,5.00,x,\u0007', 'sender'],
  ])('reports the line %s for its %s and reads the others', (wrong, fault) => {
    const statement = read('2026-04-01,5.00,x,y', wrong, '', '2026-04-02,6,x,y');
    expect(statement?.lines.map(({ number, amount }) => [number, amount])).toEqual([
      [2, 5_00n],
      [5, 6_00n],
    ]);
    expect(statement?.refused).toMatchObject([{ number: 3, fault }]);
  });

  it('may quote its header and group its amounts', () => {
    const text = '"date","Amount", "reference","sender"\n2026-04-15,"1,00,000.50",rent,Rahim';
    expect(parseStatement(text)?.lines).toMatchObject([{ amount: 100_000_50n, reference: 'rent' }]);
    const unclear = parseStatement('date,amount,reference,sender\n2026-04-15,"12,5",rent,Rahim');
    expect(unclear).toMatchObject({ lines: [], refused: [{ fault: 'amount' }] });
  });

  it('with letters that could not be read refuses their lines', () => {
    const text = 'date,amount,reference,sender\n2026-04-15,5.00,rent,Jos\uFFFD';
    expect(parseStatement(text)).toMatchObject({ lines: [], refused: [{ fault: 'letters' }] });
  });

  it('without its header is refused', () => {
    expect(parseStatement('2026-04-01,5.00,x,y')).toBeNull();
    expect(parseStatement('')).toBeNull();
    expect(
      parseStatement(`\uFEFFDate, Amount, Reference, Sender\r\n2026-04-01,5,x,y`),
    ).toMatchObject({ lines: [{ amount: 5_00n }] });
  });
});

describe('a transfer code', () => {
  it('is found however the payer wrote it', () => {
    const between = fc.constantFrom('', ' ', '-', '.', '/');
    fc.assert(
      fc.property(code, between, fc.boolean(), (made, sign, lower) => {
        const spread = made.match(/..../g)?.concat(made.slice(8)).join(sign) ?? '';
        const written = `payment ${lower ? spread.toLowerCase() : spread} 2026`;
        expect(codesIn(written)).toContain(made);
      }),
    );
  });

  it('has no character that is mistaken for another', () => {
    for (const sign of 'IL10O') expect(CODE_SIGNS).not.toContain(sign);
  });
});

describe('matching', () => {
  it('pays each deposit at most once, and only by a line that names just that deposit', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(code, { minLength: 1, maxLength: 8 }),
        fc.array(fc.array(fc.nat(9), { maxLength: 2 }), { maxLength: 20 }),
        (codes, picks) => {
          const waiting = codes.map((one) => ({ code: one }));
          const written = picks.map((pick) => pick.map((at) => codes[at] ?? 'rent').join(' / '));
          const matched = matchLines(written, waiting);
          const paid = matched.flatMap((one) => one?.code ?? []);
          expect(new Set(paid).size).toBe(paid.length);
          matched.forEach((one, at) => {
            if (one) expect(codesIn(written[at] ?? '')).toContain(one.code);
          });
          const alone = written.filter((text) => codes.includes(text));
          for (const text of new Set(alone)) expect(paid).toContain(text);
        },
      ),
    );
  });
});
