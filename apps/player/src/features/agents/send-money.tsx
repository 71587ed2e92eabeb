import type { TeamTerms } from '@nokshi/contract/player/team-transfers.ts';
import { whyNot } from '@nokshi/contract/rights.ts';
import { Button, Icon, moneyText, Note } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import styles from './agents.module.css';
import { SendForm } from './send-form.tsx';
import { Sendable } from './sendable.tsx';
import type { Teammate } from './team.ts';
import { type Stop, whyStopped } from './team-rules.ts';

type Props = { readonly terms: TeamTerms; readonly to: Teammate };

/** What may go and the form; or why there is none now, with the way on where there is one. */
export function SendMoney({ terms, to }: Props) {
  const { t } = useWords();
  const may = useSession(({ member }) => member !== null && whyNot('player', member) === null);
  const stop = whyStopped(terms);
  if (!may) return <Note>{t('team.restricted')}</Note>;
  return (
    <>
      {stop !== 'off' && <Sendable terms={terms} />}
      {stop ? <Stopped stop={stop} terms={terms} /> : <SendForm terms={terms} to={to} />}
    </>
  );
}

function Stopped({ stop, terms }: { readonly stop: Stop; readonly terms: TeamTerms }) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <div className={styles.stopped}>
      <Note>
        {t(`team.${stop}`, {
          minimum: moneyText(terms.minimum),
          at: timeText(terms.day.resetsAt),
        })}
      </Note>
      {stop === 'no-pin' && (
        <Button kind="main" onClick={() => change({ ac: null, mc: 'securityCenter' })}>
          <Icon name="shield" size={18} />
          {t('security.pin-choose')}
        </Button>
      )}
    </div>
  );
}
