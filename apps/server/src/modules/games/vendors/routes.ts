import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Caller, Serve } from '../../../kernel/caller.ts';
import { beginTransfer } from './begin-transfer.ts';
import { changeKeyAct, endKey, showKey } from './change-key.ts';
import { checkSignature } from './check-signature.ts';
import { askAgain, listTransfers } from './desk-transfers.ts';
import { endRound } from './end-round.ts';
import { grantableGames, listGrants, takeBackRounds } from './desk-grants.ts';
import { giveAward } from './give-award.ts';
import { grantRoundsAct, lookOverGrant } from './grant-rounds.ts';
import { launchVendorGame } from './launch-vendor-game.ts';
import { listVendors } from './list-vendors.ts';
import { payFreeWin } from './pay-free-win.ts';
import { payWin } from './pay-win.ts';
import { placeBet } from './place-bet.ts';
import { placeFreeBet } from './place-free-bet.ts';
import { readSession } from './read-session.ts';
import { isSingleWallet, readWallets } from './read-wallets.ts';
import { listDifferences, reconcile } from './reconcile.ts';
import { rollBack } from './roll-back.ts';
import type { Vendors } from './index.ts';
import { setMode } from './set-mode.ts';
import { takeReport } from './take-report.ts';

export function vendorsRoutes({ room }: Vendors, serve: Serve): void {
  const { vendors, seamless, transfers, wallet } = playerRoutes;
  const by = ({ path }: { path: string }, caller: Caller) => checkSignature(room, path, caller);
  for (const route of [vendors.launch, vendors.launchByGet])
    serve.prepared(route, (asked, caller) => launchVendorGame(room, { asked, caller }));
  serve.direct(wallet.merchantWallet, () => ({ isSingle: isSingleWallet(room) }));
  serve.direct(transfers.transfer, (asked, caller) => beginTransfer(room, { asked, caller }));
  serve.direct(transfers.wallets, (_, caller) => readWallets(room, caller));
  serve.direct(seamless.session, (asked, caller) =>
    readSession(room, by(seamless.session, caller), asked),
  );
  serve.direct(seamless.balance, (asked, caller) =>
    readSession(room, by(seamless.balance, caller), asked),
  );
  serve.direct(seamless.bet, (asked, caller) => placeBet(room, by(seamless.bet, caller), asked));
  serve.direct(seamless.betAndWin, (asked, caller) =>
    placeBet(room, by(seamless.betAndWin, caller), asked),
  );
  serve.direct(seamless.win, (asked, caller) => payWin(room, by(seamless.win, caller), asked));
  serve.direct(seamless.rollback, (asked, caller) =>
    rollBack(room, by(seamless.rollback, caller), asked),
  );
  serve.direct(seamless.endRound, (asked, caller) =>
    endRound(room, by(seamless.endRound, caller), asked),
  );
  serve.direct(seamless.freeBet, (asked, caller) =>
    placeFreeBet(room, by(seamless.freeBet, caller), asked),
  );
  serve.direct(seamless.freeWin, (asked, caller) =>
    payFreeWin(room, by(seamless.freeWin, caller), asked),
  );
  serve.direct(seamless.award, (asked, caller) =>
    giveAward(room, by(seamless.award, caller), asked),
  );
  serve.story(seamless.report, (tx, asked, caller) =>
    takeReport(tx, by(seamless.report, caller), asked),
  );
}

export function vendorsConsoleRoutes({ room }: Vendors, serve: Serve): void {
  const { vendors, vendorKeys, transfers, freeRounds } = consoleRoutes;
  const { proposals } = room;
  serve.read(transfers.list, (tx) => listTransfers(room, tx));
  serve.direct(transfers.askAgain, (asked, caller) => askAgain(room, { asked, caller }));
  serve.read(freeRounds.list, (tx) => listGrants(room, tx));
  serve.direct(freeRounds.games, () => grantableGames(room));
  serve.read(freeRounds.preview, async (tx, wish) => {
    const { changes } = await lookOverGrant(room, tx, wish);
    return { changes };
  });
  serve.story(freeRounds.grant, proposals.act(grantRoundsAct(room)));
  serve.story(freeRounds.takeBack, (tx, asked, caller) =>
    takeBackRounds(room, tx, { asked, caller }),
  );
  serve.story(vendorKeys.changeKey, proposals.act(changeKeyAct(room)));
  serve.story(vendorKeys.endKey, (tx, asked, caller) => endKey(room, tx, { asked, caller }));
  serve.story(vendorKeys.showKey, (tx, asked, caller) => showKey(room, tx, { asked, caller }));
  serve.read(vendors.list, (tx) => listVendors(room, tx));
  serve.story(vendors.setMode, (tx, wish, caller) => setMode(room, tx, { wish, caller }));
  serve.story(vendors.reconcile, (tx, asked, caller) => reconcile(room, tx, { asked, caller }));
  serve.read(vendors.differences, (tx, asked) => listDifferences(room, tx, asked));
}
