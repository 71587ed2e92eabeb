import { assetOf, consoleRoutes, playerRoutes } from '@nokshi/contract';
import { toDecimal } from '@nokshi/money';
import type { Audit } from '../../../kernel/audit.ts';
import { audited } from '../../../kernel/audited.ts';
import { operatorOf, playerOf, type Serve } from '../../../kernel/caller.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Wallet } from './face.ts';

export function walletRoutes(wallet: Wallet, serve: Serve): void {
  const routes = playerRoutes.wallet;
  serve.read(routes.balance, async (tx, _input, caller) => {
    const { memberId, type } = playerOf(caller);
    const asset = assetOf(type);
    const { cash, held, bonus, version } = await wallet.balance(tx, { memberId, asset });
    return {
      sumBalance: toDecimal(cash, asset),
      held: toDecimal(held, asset),
      bonus: toDecimal(bonus, asset),
      currency: asset,
      version: version.toString(),
    };
  });
  serve.read(routes.heads, (tx, input) => wallet.publishedHeads(tx, input));
}

export function walletConsoleRoutes(
  wallet: Wallet,
  serve: Serve,
  { audit }: { readonly audit: Audit },
): void {
  const routes = consoleRoutes.wallet;
  serve.read(routes.alarm, async (tx) => ({ alarms: await wallet.alarms(tx) }));
  serve.read(routes.proof, (tx) => wallet.proof(tx));
  serve.read(routes.totals, (tx) => wallet.totals(tx));
  serve.read(routes.proofs, (tx, input) => wallet.proofs(tx, input));
  serve.read(routes.published, (tx, input) => wallet.publishedHeads(tx, input));
  // The proof continues after the answer: it may take minutes.
  serve.prepared(routes.verify, async ({ scope }, caller) => {
    const { username: askedBy } = operatorOf(caller);
    const id = toWire('prf', (await wallet.startProof({ scope, askedBy })).id);
    const facts = { scope, proof: id };
    return async (tx) => {
      await audited({ audit }, tx, { caller, act: 'wallet.verify', object: 'ledger', facts });
      return { id };
    };
  });
  serve.story(routes.cancel, async (tx, input, caller) => {
    const id = fromWire('prf', input.id);
    if (!id) throw refuse('edge.invalid-input', { field: 'id' });
    await wallet.cancelProof(tx, id);
    const act = 'wallet.cancel-proof';
    await audited({ audit }, tx, { caller, act, object: input.id, facts: {} });
    return {};
  });
}
