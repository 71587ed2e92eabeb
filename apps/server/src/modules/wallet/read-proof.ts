import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../kernel/db.ts';
import type { ProofPage } from './posting.ts';
import { lastProof, selectHeads, totalsByKind } from './store/proofs.ts';
import { proofOf } from './verify.ts';

/** The last proof, the head of each lane, and what each kind of account holds. */
export async function readProof(tx: Tx): Promise<ProofPage> {
  const last = await lastProof(tx);
  const heads = await selectHeads(tx);
  const totals = await totalsByKind(tx);
  return {
    last: last ? proofOf(last) : null,
    lanes: heads.map(({ lane, batch, hash }) => ({
      lane,
      batch: batch.toString(),
      hash: hash.toString('hex'),
    })),
    totals: totals.map(({ kind, asset, accounts, balance }) => ({
      kind,
      asset,
      accounts: accounts.toString(),
      balance: toDecimal(balance, asset),
    })),
  };
}
