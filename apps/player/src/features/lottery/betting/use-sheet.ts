import { useAddress } from '../../../lib/address.ts';

/** The sheet that lies over the table has an address, so that Back closes it. */
export function useSheet() {
  const { params, open, close } = useAddress();
  return {
    sheet: params.get('sheet'),
    open: (sheet: string) => open({ sheet }),
    close: () => close({ sheet: null }),
  };
}
