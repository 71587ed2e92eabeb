import { MoneySign, MoneyText } from '@nokshi/ui';

/** What stands before amounts of an asset: the sign of taka, or the asset's own name. */
export const signOf = (asset: string): string => (asset === 'BDT' ? '৳' : `${asset} `);

type Props = { readonly asset: string; readonly amount: string };

/** An amount beside others that are of other assets. */
export const AssetMoney = ({ asset, amount }: Props) => (
  <MoneySign value={signOf(asset)}>
    <MoneyText amount={amount} />
  </MoneySign>
);
