import { Button, buttonLook, clockText, Icon, Stitch, useTick } from '@nokshi/ui';
import { useEffect } from 'react';
import type { Status } from '../data/queries.ts';
import { safeService } from '../lib/safe-link.ts';
import { Moment } from '../lib/moment.tsx';
import { useTitle } from '../lib/use-title.ts';
import { useWords } from '../lib/words.ts';
import { LanguageChoice } from '../shell/language-choice.tsx';
import { Mark } from '../shell/mark.tsx';
import styles from './closed.module.css';

type Props = { readonly status: Status; readonly onRefresh: () => void };

/** Takes the site's place in maintenance and where the site may not be offered. L-005, L-006. */
export function Closed({ status, onRefresh }: Props) {
  const { t, local } = useWords();
  const { systemStatus, message, ip, until } = status.maintenance.status;
  const blocked = systemStatus === 2;
  const title = t(blocked ? 'app.region-title' : 'app.maintenance-title');
  const words = local(message) || t(blocked ? 'app.region-words' : 'app.maintenance-words');
  const service = status.info.customerService.map(safeService).find((link) => link !== null);
  useTitle(title);
  return (
    <main className={styles.closed}>
      <Mark brand={status.info.brand} size={72} />
      <p className={styles.brand}>{local(status.info.brand.name)}</p>
      <Stitch />
      <h1>{title}</h1>
      <p>{words}</p>
      {until && <Countdown until={until} onOver={onRefresh} />}
      {blocked && (
        <p>
          {t('app.your-address')} <code>{ip ?? status.location.ip}</code>
        </p>
      )}
      <div className={styles.buttons}>
        {service && (
          <a className={buttonLook()} href={service} rel="noopener noreferrer">
            <Icon name="chat" />
            {t('shell.service')}
          </a>
        )}
        <Button onClick={onRefresh}>
          <Icon name="refresh" />
          {t('app.refresh')}
        </Button>
      </div>
      <LanguageChoice />
    </main>
  );
}

const SECOND_MS = 1_000;

type CountdownProps = { readonly until: string; readonly onOver: () => void };

/** The time to the planned end; when it is reached the server is asked once whether it is open. */
function Countdown({ until, onOver }: CountdownProps) {
  const { t } = useWords();
  const left = (Date.parse(until) - Date.now()) / SECOND_MS;
  const over = left <= 0;
  useTick(over ? null : SECOND_MS);
  useEffect(() => {
    if (over) onOver();
  }, [over]);
  return (
    <p>
      {t('app.planned-end')} <Moment at={until} />
      {!over && (
        <strong className={styles.countdown} role="timer">
          {clockText(left)}
        </strong>
      )}
    </p>
  );
}
