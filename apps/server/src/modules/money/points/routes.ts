import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { type Caller, playerOf, type Serve } from '../../../kernel/caller.ts';
import { serveContent } from '../../../kernel/content/serve-content.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { deskStock, readGoods } from './goods/read-goods.ts';
import { convert } from './orders/convert.ts';
import { approveOrder, rejectOrder } from './orders/decide.ts';
import { deskOrders, ownOrders } from './orders/read-orders.ts';
import { redeem } from './orders/redeem.ts';
import { readChanges } from './read-changes.ts';
import { deskMember, readBalance, readConfig } from './read-points.ts';
import type { PointsRoom } from './room.ts';
import { deskTerms, termsAct } from './terms.ts';

export function pointsRoutes(room: PointsRoom, serve: Serve): void {
  const { points: own } = playerRoutes;
  const memberOf = (caller: Caller) => playerOf(caller).memberId;
  for (const route of [own.goods, own.rewards])
    serve.read(route, (tx, { lang, kind }, caller) =>
      readGoods(room, tx, { kind, language: lang ?? caller.language }),
    );
  serve.read(own.balance, (tx, _, caller) => readBalance(room, tx, memberOf(caller)));
  serve.read(own.config, (tx, _, caller) => readConfig(room, tx, memberOf(caller)));
  serve.read(own.details, (tx, asked, caller) =>
    readChanges(room, tx, { ...asked, memberId: memberOf(caller) }),
  );
  serve.read(own.orders, (tx, asked, caller) =>
    ownOrders(tx, { ...asked, memberId: memberOf(caller) }),
  );
  serve.prepared(own.redeem, (wish, caller) => redeem(room, { caller, wish, key: keyOf(caller) }));
  serve.prepared(own.convert, (wish, caller) =>
    convert(room, { caller, wish, key: keyOf(caller) }),
  );
}

function keyOf({ key }: Caller): string {
  if (!key) throw refuse('edge.key-missing');
  return key;
}

export function pointsConsoleRoutes(room: PointsRoom, serve: Serve): void {
  const { points: desk, goods } = consoleRoutes;
  serveContent(room.content, serve, { kind: 'good', routes: goods });
  serve.read(desk.orders, (tx, asked) => deskOrders(room, tx, asked));
  serve.story(desk.approve, (tx, wish, caller) => approveOrder(room, tx, { ...wish, caller }));
  serve.story(desk.reject, (tx, wish, caller) => rejectOrder(room, tx, { ...wish, caller }));
  serve.read(desk.stock, (tx) => deskStock(room, tx));
  serve.read(desk.terms, deskTerms);
  serve.story(desk.setTerms, room.proposals.act(termsAct(room)));
  serve.read(desk.member, (tx, asked) => deskMember(room, tx, asked));
}
