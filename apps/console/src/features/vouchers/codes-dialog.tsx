import {
  consoleVoucherRoutes as routes,
  type VoucherBatch,
} from '@nokshi/contract/console/vouchers.ts';
import { Button, Dialog, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { saveFile } from '@nokshi/web/save-file.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQueryClient } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import own from './vouchers.module.css';
import { VOUCHERS_KEY } from './vouchers-key.ts';

type Props = { readonly batch: VoucherBatch; readonly onClose: () => void };

/** The codes of a batch, this once: they are made as they are shown and kept nowhere. */
export function CodesDialog({ batch, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const take = useAct(() => call(routes.codes, { id: batch.id }));
  const codes = take.answer?.codes;
  const close = () => {
    onClose();
    void queries.invalidateQueries({ queryKey: VOUCHERS_KEY });
  };
  return (
    <Dialog
      title={t('vouchers.codes', { note: batch.note })}
      closeLabel={t('app.close')}
      onClose={close}
    >
      <div className={styles.stack}>
        <Note kind={codes ? 'wrong' : 'info'}>
          {t(codes ? 'vouchers.only-now' : 'vouchers.take-words', { count: batch.count })}
        </Note>
        <Refused error={take.error} />
        {codes ? (
          <>
            <Button
              kind="main"
              onClick={() => saveFile(fileOf(batch), csvOf(batch, codes), 'text/csv')}
            >
              {t('vouchers.save')}
            </Button>
            <ol className={own.codes} aria-label={t('vouchers.code-list')}>
              {codes.map((code) => (
                <li key={code} className={styles.mono}>
                  {code}
                </li>
              ))}
            </ol>
          </>
        ) : (
          <Button kind="main" busy={take.busy} data-autofocus onClick={() => void take.run()}>
            {t('vouchers.take-now')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const fileOf = ({ id }: VoucherBatch) => `${id}.csv`;

/** One line a voucher; nothing in it needs quotes. */
const csvOf = ({ amount, expiresAt }: VoucherBatch, codes: readonly string[]): string =>
  [
    ['number', 'code', 'amount', 'expiresAt'],
    ...codes.map((code, n) => [n + 1, code, amount, expiresAt]),
  ]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');
