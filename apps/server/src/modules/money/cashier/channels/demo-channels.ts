import type { CashierDeps } from '../room.ts';
import type { DepositPolicy } from '../rules/deposit-policy.ts';
import type { DepositChannel } from './channel.ts';
import { demoBank } from './demo-bank.ts';
import { demoTransfer } from './demo-transfer.ts';
import { demoWallet } from './demo-wallet.ts';
import { voucher } from './voucher.ts';

export function demoChannels(deps: CashierDeps, policy: DepositPolicy): DepositChannel[] {
  const { jobs, demoBankSecret, random, secrets, access } = deps;
  return [
    demoWallet(policy),
    demoBank({ jobs, secret: demoBankSecret, policy }),
    demoTransfer({ random, policy }),
    voucher({ policy, secrets, tryVoucher: access.tryVoucher }),
  ];
}
