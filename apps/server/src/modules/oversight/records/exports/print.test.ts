import type { Language } from '@nokshi/contract';
import type { entryRow, wagerRow } from '@nokshi/contract/player/records.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Day } from '../../../../kernel/calendar.ts';
import { sizesOf, wordsOf } from '../pdf/test-pdf.ts';
import type { RecordsRoom } from '../room.ts';
import { DAY, PLAY } from './figures.ts';
import { figureColumns } from './export-report.ts';
import { FOR_THE_HOUSE } from '../../../../kernel/for-whom.ts';
import { print, type Printed } from './print.ts';
import { printEntries, printWagers } from './record-lines.ts';
import { WORDS } from './words.ts';

type Entry = z.infer<typeof entryRow>;
type Wager = z.infer<typeof wagerRow>;

const room = {
  site: { brand: () => ({ name: { EN: 'Nokshi', BN: 'নকশি' } }) },
} as unknown as RecordsRoom;
const NO_SUMS = { count: 0, stake: '0.00', payout: '0.00', net: '0.00' };
const drawn = (language: Language, printed: Printed) =>
  print(
    room,
    {
      kind: 'entries',
      language,
      printed,
      from: '2026-03-01' as Day,
      to: '2026-03-02' as Day,
      cut: false,
      head: '00ff',
      at: new Date('2026-03-02T06:00:00.000Z'),
    },
    FOR_THE_HOUSE,
  );
const of = (language: Language) => ({ username: 'anwar1', type: 1, language, filters: [] });
const report = (language: Language, figures: typeof DAY | typeof PLAY): Printed => ({
  facts: [],
  columns: [
    { title: WORDS[language].column.day, share: 9.5 },
    ...figureColumns({ language }, figures),
  ],
  rows: [],
  total: null,
});

const aBet: Wager = {
  wagerId: `wgr_${'5'.repeat(32)}`,
  roundId: null,
  gameId: 'wingo-1m',
  gameName: { EN: 'WinGo 1 min', BN: 'উইনগো 1 মিনিট' },
  category: 'ELOTT',
  stake: '10.00',
  payout: '0.00',
  net: '-10.00',
  state: 'SETTLED',
  placedAt: '2026-03-01T06:00:00.000Z',
  settledAt: '2026-03-01T06:01:00.000Z',
  lottery: {
    family: 'wingo',
    issue: '20260301-0721',
    drawDate: '2026-03-01',
    play: 'size',
    selection: '0',
    isWhole: true,
    units: '1',
    unitPrice: '2.00',
    multiple: 5,
    state: 'LOST',
    rebate: '0.00',
    numbers: [4],
    chaseId: null,
  },
  round: null,
};

describe('a printed file', () => {
  it('says that it is empty and has no totals when there are no rows', async () => {
    const words = wordsOf(await drawn('BN', printWagers(of('BN'), [], NO_SUMS)));
    expect(words).toContain(WORDS.BN.nothing);
    expect(words).not.toContain(WORDS.BN.total);
  });

  it.each(['EN', 'BN'] as const)(
    'sets no head of a column smaller than another: %s',
    async (language) => {
      const tables = [
        printWagers(of(language), [], NO_SUMS),
        printEntries(of(language), []),
        report(language, DAY),
        report(language, PLAY),
      ];
      for (const table of tables)
        expect([...sizesOf(await drawn(language, table))].toSorted()).toEqual([10, 15, 7, 8]);
    },
  );

  it.each([
    ['EN', 'Big or small'],
    ['BN', 'বড় বা ছোট'],
  ] as const)(
    'says the play of a lottery bet in a column of its own: %s',
    async (language, play) => {
      const { lottery, ...bet } = aBet;
      const columns = ({ columns: all }: Printed) => all.map(({ title }) => title);
      const title = WORDS[language].column.play;
      expect(
        columns(printWagers(of(language), [{ ...bet, lottery: null }], NO_SUMS)),
      ).not.toContain(title);
      const printed = printWagers(of(language), [{ ...bet, lottery }], NO_SUMS);
      expect(printed.rows[0]?.[columns(printed).indexOf(title)]).toBe(play);
      expect(printed.rows[0]).toHaveLength(printed.columns.length);
      expect(printed.total).toHaveLength(printed.columns.length);
      // Nothing of it has to be small to have room.
      expect(Math.min(...sizesOf(await drawn(language, printed)))).toBeGreaterThanOrEqual(7);
    },
  );

  it('names what an entry belongs to, also where no page shows it', () => {
    const entry = (kind: Entry['line'], reference: Entry['reference']): Entry => ({
      entryId: '1-1-1',
      at: '2026-03-01T06:00:00.000Z',
      kind,
      line: kind,
      amount: '5.00',
      balanceAfter: '5.00',
      sequence: '1',
      reference,
      lane: 1,
      batch: '1',
    });
    const { rows } = printEntries(of('EN'), [
      entry('adjustment', { kind: 'other', id: 'a1' }),
      entry('award', { kind: 'other', id: 'b2' }),
      entry('transfer-in', { kind: 'other', id: 'c3' }),
      entry('refund', { kind: 'withdrawal', id: 'wdr_d4' }),
    ]);
    expect(rows.map((cells) => cells.at(-1))).toEqual([
      'Corrected by us · a1',
      'Jackpot or prize · b2',
      'Team transfer · c3',
      'Withdrawal · wdr_d4',
    ]);
  });
});
