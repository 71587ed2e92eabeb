import { useEffect } from 'react';
import { warnAccount } from '../data/gate.ts';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';

/** In the place of a centre that this kind of account has not: the warning, and back. V-004. */
export default function WrongAccount() {
  const { t } = useWords();
  const address = useAddress();
  useEffect(() => {
    address.change({ mc: null, ac: null, tab: null }, true);
    void warnAccount({ address, t });
  }, []);
  return null;
}
