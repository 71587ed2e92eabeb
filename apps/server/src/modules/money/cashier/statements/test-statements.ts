import type { MemberId } from '../../../../kernel/ids.ts';
import { DEMO_TRANSFER } from '../channels/demo-transfer.ts';
import { readDeposit } from '../deposits/read-deposit.ts';
import { readPayment } from '../deposits/read-payment.ts';
import type { TestCashier } from '../test-cashier.ts';
import { operator, PICTURE } from '../withdrawals/test-withdrawals.ts';
import { creditLineAct } from './credit-line.ts';
import { demoStatement } from './demo-statement.ts';
import { deskLine, deskLines } from './list.ts';
import { previewFile, takeFile } from './take-file.ts';
import { tellPaid } from './tell-paid.ts';
import { closeLine, matchLine, undoMatch } from './line-acts.ts';

const reason = 'as the bank writes it';

/** A statement file of these lines. */
export const csvOf = (...lines: string[]): string =>
  ['date,amount,reference,sender', ...lines].join('\n');

/** Helpers: what members and operators do with bank transfers. */
export const statementActs = (t: TestCashier) => {
  const caller = operator;
  const payment = (memberId: MemberId, id: string) =>
    t.db.read((tx) => readPayment(tx, { memberId, id }));
  return {
    payment,
    /** A deposit that waits for a transfer, with the code for its reference. */
    async asked(amount = 500_00n) {
      const member = await t.member();
      const { id } = await t.ask(member, amount, DEMO_TRANSFER);
      const shown = await payment(member, id);
      if (shown.way !== 'transfer') throw new Error('it is no transfer');
      return { member, id, code: shown.code };
    },
    tell: async (memberId: MemberId, id: string, reference = 'TRX-1') =>
      t.db.tx(await tellPaid(t.room, { memberId, wish: { id, reference, proofs: [PICTURE] } })),
    preview: (csv: string, again?: number[]) =>
      t.db.read((tx) => previewFile(t.room, tx, { csv, again })),
    /** Imports a file and runs the jobs it queues. */
    async take(csv: string, again?: number[]) {
      const wish = { csv, reason, again };
      const told = await t.db.tx((tx) => takeFile(t.room, tx, { wish, caller }));
      await t.pass(0);
      return told;
    },
    look: (memberId: MemberId, id: string) =>
      t.db.read((tx) => readDeposit(t.room, tx, { memberId, id })),
    lines: async () => (await t.db.read((tx) => deskLines(t.room, tx, { pageSize: 100 }))).rows,
    line: (id: string) => t.db.read((tx) => deskLine(t.room, tx, id)),
    match: (id: string, depositId: string) =>
      t.db.tx((tx) => matchLine(t.room, tx, { wish: { id, depositId, reason }, caller })),
    undo: (id: string) => t.db.tx((tx) => undoMatch(t.room, tx, { wish: { id, reason }, caller })),
    credit: (id: string, amount: string) =>
      t.db.tx((tx) => creditLineAct(t.room).run(tx, { id, amount, reason }, caller)),
    close: (id: string, as: 'IGNORED' | 'RETURNED') =>
      t.db.tx((tx) => closeLine(t.room, tx, { wish: { id, as, reason }, caller })),
    demo: async () => (await t.db.read((tx) => demoStatement(t.room, tx))).csv,
  };
};
