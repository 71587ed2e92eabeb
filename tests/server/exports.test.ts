import { createHash } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { MOST_EXPORTED_ROWS } from '@nokshi/contract/exports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromWire, type MemberId } from '../../apps/server/src/kernel/ids.ts';
import { fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { richMember } from '../harness/vendor.ts';

const { records } = playerRoutes;
const { reports, members } = consoleRoutes;
const DAYS = { from: '2026-03-01', to: '2026-03-02' };
const clock = fakeClock('2026-03-01T06:00:00.000Z');
let house: RunningHouse;
let inspector: HttpClient;
beforeAll(async () => {
  house = await startHouse({ clock });
  inspector = await house.operator('inspector');
});
afterAll(() => house.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const known = async (text: string) =>
  (await inspector.call(reports.knownExport, { sha256: sha256(text) })).known;
const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('a record that a member takes along', () => {
  it('has every entry, the head it was read at, and a name that begins its hash', async () => {
    const member = await richMember(house, ['500.00', '300.00']);
    const file = await member.call(records.export, { record: 'entries', ...DAYS });
    const { rows } = await member.call(records.entries, DAYS);
    const lines = linesOf(file.text);
    expect(file).toMatchObject({ kind: 'entries', rows: rows.length, cut: false, ...DAYS });
    expect(lines.slice(1, rows.length + 1).map((line) => line.split(',')[2])).toEqual(
      rows.map(({ amount }) => amount),
    );
    expect(lines.at(-1)).toBe(`Ledger head,${file.head}`);
    expect(file.sha256).toBe(sha256(file.text));
    expect(file.name).toBe(`entries-2026-03-01-2026-03-02-${file.sha256.slice(0, 16)}.csv`);
    expect(await known(file.text)).toMatchObject({ memberId: member.memberId, operator: null });
  });

  it('ends in the member’s language, with the time in Dhaka', async () => {
    const member = await richMember(house, ['500.00']);
    const file = await member.call(
      records.export,
      { record: 'entries', ...DAYS },
      { headers: { 'accept-language': 'bn' } },
    );
    expect(linesOf(file.text).slice(-3)).toEqual([
      'সারি,1',
      `তৈরির সময় (ঢাকা),2026-03-01 12:00:00`,
      `খতিয়ানের শীর্ষ,${file.head}`,
    ]);
  });

  it('is unknown as soon as one paisa of it was changed', async () => {
    const member = await richMember(house, ['500.00']);
    const { text } = await member.call(records.export, { record: 'entries', ...DAYS });
    expect(await known(text.replace('500.00', '500.01'))).toBeNull();
  });

  it('has only the member’s own, by the filters of the list', async () => {
    const [one, other] = [await richMember(house, ['500.00']), await richMember(house, ['900.00'])];
    const { text } = await one.call(records.export, {
      record: 'entries',
      kind: 'deposit',
      ...DAYS,
    });
    expect(text).not.toContain('900.00');
    const none = await other.call(records.export, { record: 'entries', kind: 'stake', ...DAYS });
    expect(none.rows).toBe(0);
  });

  it('ends with its bound and says so', async () => {
    const member = await richMember(house, ['5000.00']);
    const memberId = fromWire('mbr', member.memberId) as MemberId;
    await house.database.pool.query(
      `insert into wagers_wager (lane, id, member_id, game_id, category, asset, stake, paid_at_once,
         rule_version, placed_at, batch)
       select $1, gen_random_uuid(), $2, 'kantha-lines', 'RNG', 'BDT', 100, 0, 1,
         '2026-03-01T06:00:00Z', 0 from generate_series(1, $3)`,
      [house.house.wallet.laneOf(memberId), memberId, MOST_EXPORTED_ROWS + 1],
    );
    const file = await member.call(records.export, { record: 'wagers', ...DAYS });
    expect(file).toMatchObject({ rows: MOST_EXPORTED_ROWS, cut: true });
    expect(linesOf(file.text)).toContain(
      `Rows,${MOST_EXPORTED_ROWS},The newest rows are here; more were left out. Choose fewer days to get all of them.`,
    );
  });

  it('is for people as a PDF too, which the desk knows by its hash', async () => {
    const member = await richMember(house, ['500.00', '300.00']);
    const asked = { record: 'entries', format: 'pdf', ...DAYS } as const;
    const file = await member.call(records.export, asked);
    const bytes = Buffer.from(file.text, 'base64');
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(file).toMatchObject({ format: 'pdf', sha256: hash, rows: 2, cut: false });
    expect(file.name).toBe(`entries-2026-03-01-2026-03-02-${hash.slice(0, 16)}.pdf`);
    const { known: row } = await inspector.call(reports.knownExport, { sha256: hash });
    expect(row).toMatchObject({ format: 'pdf', memberId: member.memberId });
    bytes[bytes.length >> 1] = 7;
    const changed = createHash('sha256').update(bytes).digest('hex');
    expect((await inspector.call(reports.knownExport, { sha256: changed })).known).toBeNull();
  });

  it('is for at most 93 days', async () => {
    const member = await house.member();
    const long = { record: 'wagers', from: '2025-01-01', to: '2026-01-01' } as const;
    expect(await refused(member.call(records.export, long))).toBe('records.range');
  });
});

describe('a report that an operator takes along', () => {
  it('has a line a day and their sum, is listed with its name, and known by its hash', async () => {
    const file = await inspector.call(reports.exportReport, DAYS);
    const { total } = await inspector.call(reports.report, DAYS);
    expect(linesOf(file.text).find((line) => line.startsWith('total'))).toContain(total.deposits);
    const [listed] = (await inspector.call(reports.exports, {})).rows;
    expect(listed).toMatchObject({ operator: 'opinspector', sha256: file.sha256, kind: 'report' });
    expect(await known(file.text)).toEqual(listed);
  });

  it('is a PDF when it is asked for, of days and of the games of a product', async () => {
    for (const category of [undefined, 'RNG']) {
      const asked = { ...DAYS, format: 'pdf', ...(category && { category }) } as const;
      const file = await inspector.call(reports.exportReport, asked);
      expect(Buffer.from(file.text, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
      expect(file.kind).toBe(category ? 'games' : 'report');
    }
  });
});

describe('the balance of a member', () => {
  it('is explained by what came in and left, account by account, down to the entries', async () => {
    const member = await richMember(house, ['500.00', '300.00']);
    const id = member.memberId;
    const { purses } = await inspector.call(members.purses, { id });
    expect(purses.find(({ account }) => account === 'cash')).toEqual({
      account: 'cash',
      vendor: null,
      asset: 'BDT',
      balance: '800.00',
      equal: true,
      kinds: [
        { kind: 'deposit', line: 'deposit', count: '2', credited: '800.00', debited: '0.00' },
      ],
    });
    const deposits = await inspector.call(members.entries, { id, kind: 'deposit' });
    expect(deposits.rows.map(({ amount, reference }) => [amount, reference?.kind])).toEqual([
      ['300.00', 'deposit'],
      ['500.00', 'deposit'],
    ]);
    const held = await inspector.call(members.entries, { id, account: 'held' });
    expect(held.rows).toEqual([]);
    expect((await inspector.call(members.withdrawals, { id })).rows).toEqual([]);
  });

  it('of nobody is refused', async () => {
    const id = `mbr_${'0'.repeat(32)}`;
    for (const route of [members.purses, members.withdrawals, members.entries])
      expect(await refused(inspector.call(route, { id }))).toBe('identity.member-unknown');
  });
});
