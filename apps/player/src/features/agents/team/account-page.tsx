import { whyNot } from '@nokshi/contract/rights.ts';
import { Note, Tabs } from '@nokshi/ui';
import { useSession } from '../../../data/session.ts';
import { useAddress } from '../../../lib/address.ts';
import { useWords } from '../../../lib/words.ts';
import { Links } from './links.tsx';
import { OpenByHand } from './open-by-hand.tsx';
import styles from './team.module.css';

const VIEWS = ['hand', 'links'] as const;

/** Account (registerCenter): accounts opened by hand, and links by which people register. AC-004. */
export default function AccountPage() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const may = useSession(({ member }) => member !== null && whyNot('recruiter', member) === null);
  const shown = VIEWS.find((each) => each === params.get('tab')) ?? 'hand';
  return (
    <Tabs
      label={t('link.views')}
      tabs={VIEWS.map((id) => ({ id, label: t(`link.view-${id}`) }))}
      selected={shown}
      onSelect={(tab) => change({ tab }, true)}
    >
      <div className={styles.panel}>
        {!may && <Note>{t('link.restricted')}</Note>}
        {shown === 'hand' ? may && <OpenByHand /> : <Links may={may} />}
      </div>
    </Tabs>
  );
}
