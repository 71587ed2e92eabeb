import {
  type ExternalResult,
  consoleLotteryRoutes as routes,
} from '@nokshi/contract/console/lottery.ts';
import { Button, Dialog, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { LOTTERY_KEY } from './lotteries.ts';
import { SourceField } from './source-field.tsx';
import { TierFields } from './tier-fields.tsx';
import { usePrizes } from './use-prizes.ts';

type Props = { readonly result: ExternalResult; readonly onClose: () => void };
type How = 'enter' | 'confirm';

/**
 * Numbers of a draw of others. The second operator reads them at the source as well: what the first
 * one entered is not shown.
 */
export function ResultDialog({ result, onClose }: Props) {
  const { t, local } = useWords();
  const { issue, entered, name } = result;
  const { typed, form, isSecond, hasDiffered } = useResult(result, onClose);
  const title = t(isSecond ? 'lotteries.confirm-title' : 'lotteries.enter-title', {
    game: local(name),
    issue,
  });
  return (
    <Dialog title={title} size="side" closeLabel={t('app.close')} onClose={onClose}>
      <form
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          if (typed.check()) form.submit(event, isSecond ? 'confirm' : 'enter');
          else event.preventDefault();
        }}
      >
        {isSecond && entered ? (
          <Note>
            {t('lotteries.confirm-words', {
              who: entered.enteredBy,
              at: timeText(entered.enteredAt),
              source: entered.source,
            })}
          </Note>
        ) : (
          <p>{t('lotteries.enter-words')}</p>
        )}
        <TierFields {...typed.fields} />
        <Refused error={form.refused} />
        {hasDiffered && <Note>{t('lotteries.differs-words')}</Note>}
        {(!isSecond || hasDiffered) && <SourceField {...form.field('source')} />}
        <div className={styles.tools}>
          <Button type="submit" kind="main" busy={form.busy}>
            {t(isSecond ? 'lotteries.confirm' : 'lotteries.enter')}
          </Button>
          {hasDiffered && (
            <Button
              disabled={form.busy}
              onClick={() => {
                if (typed.check() && form.has('source')) void form.run('enter');
              }}
            >
              {t('lotteries.enter-mine')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** Enters a result, or confirms the one that another operator entered. */
function useResult({ gameCode, issue, entered, family }: ExternalResult, onClose: () => void) {
  const { t } = useWords();
  const queries = useQueryClient();
  const isSecond = entered !== null && !entered.isOwn;
  const typed = usePrizes(family, entered?.prizes ?? undefined);
  const form = useForm<{ source: string }, How>({
    start: { source: entered?.isOwn ? entered.source : '' },
    optional: isSecond ? 'all' : [],
    send: async ({ source }, { how }) => {
      const asked = { gameCode, issue, prizes: copyOf(typed.prizes) };
      if (how === 'enter') await call(routes.enterResult, { ...asked, source });
      else await call(routes.confirmResult, asked).catch(noteApart(typed.tellApart));
      tell(t(how === 'enter' ? 'lotteries.entered' : 'lotteries.confirmed-done'));
      onClose();
      await queries.invalidateQueries({ queryKey: LOTTERY_KEY });
    },
  });
  return { typed, form, isSecond, hasDiffered: typed.hasDiffered };
}

export const copyOf = (prizes: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(prizes).map(([tier, numbers]) => [tier, [...numbers]]));

/** The refusal goes on to the form; the tiers it names are marked. */
const noteApart =
  (tellApart: (tiers: readonly string[]) => void) =>
  (thrown: unknown): never => {
    if (thrown instanceof RefusalError && thrown.code === 'lottery.result-differs')
      tellApart(String(thrown.value['tiers'] ?? '').split(' '));
    throw thrown;
  };
