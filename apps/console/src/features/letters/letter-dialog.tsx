import { consoleLetterRoutes as routes, type Letter } from '@nokshi/contract/console/letters.ts';
import { Button, Dialog, Facts } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { AudienceText } from './audience-text.tsx';
import { LetterPreview } from './letter-preview.tsx';

type Props = { readonly letter: Letter; readonly onClose: () => void };

/** One letter whole; as long as it lies in inboxes it can be taken back. */
export function LetterDialog({ letter, onClose }: Props) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const may = useMay('messaging.letters');
  const [sure, setSure] = useState(false);
  if (sure)
    return (
      <ReasonDialog
        title={t('letters.withdraw')}
        words={t('letters.withdraw-words')}
        action={t('letters.withdraw')}
        danger
        act={(reason) => call(routes.withdraw, { id: letter.id, reason })}
        done={t('letters.withdrawn-done')}
        onDone={() => queries.invalidateQueries({ queryKey: ['letters'] })}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={local(letter.title)} closeLabel={t('app.close')} onClose={onClose}>
      <div className={styles.stack}>
        <Facts
          facts={[
            { name: t('letters.to'), value: <AudienceText audience={letter.audience} /> },
            {
              name: t('letters.kind'),
              value: t(letter.isPromotion ? 'letters.is-promotion' : 'letters.is-letter'),
            },
            { name: t('letters.at'), value: timeText(letter.sentAt) },
            { name: t('letters.by'), value: letter.sentBy },
            {
              name: t('letters.read'),
              value: t('letters.read-of', { read: letter.readBy, reach: letter.reach }),
            },
            ...(letter.withdrawnAt && letter.withdrawnBy
              ? [
                  {
                    name: t('letters.withdrawn'),
                    value: `${timeText(letter.withdrawnAt)} · ${letter.withdrawnBy}`,
                  },
                ]
              : []),
          ]}
        />
        <LetterPreview title={letter.title} text={letter.text} />
        {may && !letter.withdrawnAt && (
          <Button kind="danger" onClick={() => setSure(true)}>
            {t('letters.withdraw')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
