import { Button, Check, Dialog, MoneyText, Note } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useBalance } from '../../data/balance.ts';
import { useTrial } from '../../data/gate.ts';
import { useFlags, useStatus } from '../../data/queries.ts';
import { leave, useSession } from '../../data/session.ts';
import { afterEntry } from '../../lib/after-entry.ts';
import { useAddress } from '../../lib/address.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { beginFreePlay } from './begin.ts';
import styles from './free-play.module.css';

/** Free play: what it is and the way in, and once in what is left of it and the ways out. S-062. */
export default function FreePlayModal({ onClose }: ModalProps) {
  const { t } = useWords();
  const trial = useTrial();
  return (
    <Dialog title={t('free-play.title')} closeLabel={t('app.close')} onClose={onClose}>
      <div className={styles.page}>{trial ? <Inside onClose={onClose} /> : <Door />}</div>
    </Dialog>
  );
}

function Door() {
  const { t } = useWords();
  const { path, params, go } = useAddress();
  const flags = useFlags().data?.flags;
  const minimumAge = useStatus().data?.info.brand.minimumAge;
  const form = useForm({
    start: { agree: false },
    check: ({ agree }) => (agree ? {} : { agree: t('free-play.agree-needed') }),
    async send() {
      await beginFreePlay();
      go(afterEntry(path, params.toString()), true);
    },
  });
  if (flags && flags.FREEPLAY3 !== '1') return <Note>{t('free-play.closed')}</Note>;
  return (
    <>
      <p>{t('free-play.what')}</p>
      <p>{t('free-play.ends')}</p>
      <Check {...form.box('agree')}>{t('free-play.agree', { age: minimumAge ?? '' })}</Check>
      <Refused error={form.refused} />
      <Button kind="main" wide busy={form.busy} onClick={() => void form.run()}>
        {t('free-play.begin')}
      </Button>
    </>
  );
}

function Inside({ onClose }: ModalProps) {
  const { t } = useWords();
  const { change } = useAddress();
  const endsAt = useSession((session) => session.member?.endsAt ?? null);
  const balance = useBalance().data;
  const { busy, run: end } = useAct(async () => {
    await leave();
    onClose();
  });
  return (
    <>
      <p className={styles.figure}>{balance && <MoneyText amount={balance.sumBalance} />}</p>
      <p>{t('free-play.what')}</p>
      {endsAt && <p>{t('free-play.until', { at: timeText(endsAt) })}</p>}
      <div className={styles.buttons}>
        <Button kind="main" onClick={() => change({ m: 'register' }, true)}>
          {t('free-play.register')}
        </Button>
        <Button busy={busy} onClick={() => void end()}>
          {t('free-play.end')}
        </Button>
      </div>
    </>
  );
}
