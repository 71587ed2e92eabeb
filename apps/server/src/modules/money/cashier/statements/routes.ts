import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../../kernel/caller.ts';
import { forWhom } from '../../../../kernel/for-whom.ts';
import type { CashierRoom } from '../room.ts';
import { creditLineAct } from './credit-line.ts';
import { demoStatement } from './demo-statement.ts';
import { deskLine, deskLines } from './list.ts';
import { previewFile, takeFile } from './take-file.ts';
import { tellPaid } from './tell-paid.ts';
import { closeLine, matchLine, undoMatch } from './line-acts.ts';

export function statementRoutes(room: CashierRoom, serve: Serve): void {
  serve.prepared(playerRoutes.checkout.tell, (wish, caller) =>
    tellPaid(room, { memberId: playerOf(caller).memberId, wish, who: forWhom(caller) }),
  );
  const { statements: desk } = consoleRoutes;
  serve.read(desk.preview, (tx, file) => previewFile(room, tx, file));
  serve.story(desk.apply, (tx, wish, caller) => takeFile(room, tx, { wish, caller }));
  serve.read(desk.lines, (tx, asked) => deskLines(room, tx, asked));
  serve.read(desk.one, (tx, { id }) => deskLine(room, tx, id));
  serve.story(desk.match, (tx, wish, caller) => matchLine(room, tx, { wish, caller }));
  serve.story(desk.undo, (tx, wish, caller) => undoMatch(room, tx, { wish, caller }));
  serve.story(desk.credit, room.proposals.act(creditLineAct(room)));
  serve.story(desk.close, (tx, wish, caller) => closeLine(room, tx, { wish, caller }));
  serve.read(desk.demo, (tx) => demoStatement(room, tx));
}
