import { useMenus, useStatus } from '../../data/queries.ts';
import { useWords } from '../../lib/words.ts';
import styles from './lobby.module.css';
import { slotClaim } from './slot-claim.ts';

/** How many slots there are to play, where the operator wants it said. Checklist C-034. */
export function SlotCount() {
  const { t } = useWords();
  const advertised = useStatus().data?.info.brand.advertisedSlots ?? 0;
  const menus = useMenus().data?.data ?? [];
  const there = menus.find(({ category }) => category === 'RNG')?.games ?? 0;
  const claim = slotClaim(advertised, there);
  return claim && <p className={styles.counted}>{t(claim.words, { count: claim.count })}</p>;
}
