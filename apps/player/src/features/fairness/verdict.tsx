import { Button, Icon, type IconName, Loader, Note } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import type { ReactNode } from 'react';
import { OwnerOnly } from '../../lib/owner-only.tsx';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { useEnterChat } from '../../shell/use-enter-chat.ts';
import styles from './fairness.module.css';
import { allFits, type useFinding } from './finding.ts';
import { makeClientSeed, rotate } from './proofs.ts';

/** One clear sign: the round agrees, or it does not, or why that is not known yet. */
export function Verdict({ finding }: { readonly finding: ReturnType<typeof useFinding> }) {
  const { t } = useWords();
  if (!globalThis.isSecureContext) return <Note>{t('fairness.needs-https')}</Note>;
  if (finding.isPending) return <Loader label={t('fairness.computing')} />;
  if (!finding.data) return <Note kind="wrong">{t('fairness.rules-unknown')}</Note>;
  return <Fits fits={allFits(finding.data)} />;
}

/** Whether a round of the member's own agrees with its seed. */
export function Fits({ fits }: { readonly fits: boolean }) {
  const { t } = useWords();
  return (
    <div className={styles.verdict} data-fits={fits} role="status">
      <Said
        icon={fits ? 'check' : 'close'}
        title={t(fits ? 'fairness.fits' : 'fairness.differs')}
        words={t(fits ? 'fairness.fits-words' : 'fairness.differs-words')}
      />
      {!fits && <ServiceButton />}
    </div>
  );
}

/** Whom to ask about a result that does not agree; nothing where the site has no chat. */
export function ServiceButton() {
  const { t } = useWords();
  const { enter } = useEnterChat();
  if (!enter) return null;
  return (
    <Button onClick={enter}>
      <Icon name="chat" size={18} />
      {t('shell.service')}
    </Button>
  );
}

type SaidProps = { readonly icon: IconName; readonly title: string; readonly words: string };

export const Said = ({ icon, title, words }: SaidProps) => (
  <div className={styles.said}>
    <span className={styles.sign}>
      <Icon name={icon} size={28} />
    </span>
    <div>
      <strong>{title}</strong>
      <p>{words}</p>
    </div>
  </div>
);

/** The seed is still in use: one press reveals it, and the round is checked. */
export function Sealed() {
  const { t } = useWords();
  const { busy, error, run } = useAct(() => rotate(makeClientSeed()));
  return (
    <div className={styles.verdict}>
      <Said icon="clock" title={t('fairness.sealed')} words={t('fairness.sealed-words')} />
      <Refused error={error} />
      <OwnerOnly>
        <Button kind="main" wide busy={busy} onClick={() => void run()}>
          {t('fairness.reveal')}
        </Button>
      </OwnerOnly>
    </div>
  );
}

/** What only few want to read: it opens at a press. */
export function Technical({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  return (
    <details className={styles.technical}>
      <summary>
        {t('fairness.technical')}
        <Icon name="down" size={18} />
      </summary>
      <div className={styles.page}>{children}</div>
    </details>
  );
}
