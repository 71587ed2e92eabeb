import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { toDecimal } from '@nokshi/money';
import type { Audit } from '../../kernel/audit.ts';
import { operatorOf, playerOf, type Serve } from '../../kernel/caller.ts';
import type { Db } from '../../kernel/db.ts';
import type { Wallet } from './posting.ts';
import { assetOf } from './rules/asset-of.ts';

export function walletRoutes(wallet: Wallet, serve: Serve): void {
  const routes = playerRoutes.wallet;
  serve.read(routes.balance, async (tx, _input, caller) => {
    const { memberId, type } = playerOf(caller);
    const asset = assetOf(type);
    const { cash, held, version } = await wallet.balance(tx, { memberId, asset });
    return {
      sumBalance: toDecimal(cash, asset),
      held: toDecimal(held, asset),
      currency: asset,
      version: version.toString(),
    };
  });
  serve.direct(routes.merchantWallet, () => ({ isSingle: true }));
}

export function walletConsoleRoutes(
  wallet: Wallet,
  serve: Serve,
  { db, audit }: { readonly db: Db; readonly audit: Audit },
): void {
  const routes = consoleRoutes.wallet;
  serve.read(routes.proof, (tx) => wallet.proof(tx));
  // No transaction during the proof: it may take minutes. The act is written when it is done.
  serve.direct(routes.verify, async (_input, caller) => {
    const { operatorId, username: operator } = operatorOf(caller);
    const proof = await wallet.verify('full');
    const { differences, entries } = proof;
    await db.tx((tx) =>
      audit.append(tx, {
        operatorId,
        operator,
        act: 'wallet.verify',
        object: 'ledger',
        facts: { differences, entries },
        ip: caller.ip,
      }),
    );
    return proof;
  });
}
