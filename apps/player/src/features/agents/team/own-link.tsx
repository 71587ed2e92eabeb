import { agentLinksRoutes, type OpenedLink } from '@nokshi/contract/player/agent-links.ts';
import { Button, Figures, Icon, Loader, MoneyText, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { lazy } from '@nokshi/web/lazy.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { Suspense, useState } from 'react';
import { queries } from '../../../data/queries.ts';
import { Refused } from '../../../lib/form.ts';
import { Moment } from '../../../lib/moment.tsx';
import { type Translate, useWords } from '../../../lib/words.ts';
import { LINKS_KEY } from './bases.ts';
import styles from './team.module.css';

const QrCode = lazy(() => import('@nokshi/ui/qr-code.tsx'));

type Props = { readonly own: OpenedLink; readonly may: boolean };
type State = 'open' | 'is-over' | 'is-off' | 'is-held';

/** A link: whom it is for, who came by it, the code to scan, and its switch. */
export function OwnLink({ own, may }: Props) {
  const { t } = useWords();
  const [isQrShown, setQrShown] = useState(false);
  const state = stateOf(own, Date.now());
  const { code, type, note, link } = own;
  return (
    <li className={styles.link}>
      <header className={styles.head}>
        <strong>{code}</strong>
        <span className={styles.small}>
          {t(`link.opens-${type}`)}
          {state !== 'open' && ` · ${t(`link.${state}`)}`}
        </span>
      </header>
      {note !== '' && <p className={styles.small}>{note}</p>}
      <code className={styles.address}>{link}</code>
      <Figures small figures={figuresOf(t, own)} />
      {isQrShown && (
        <Suspense fallback={<Loader label={t('app.loading')} />}>
          <QrCode text={link} label={t('link.qr-of', { code })} />
        </Suspense>
      )}
      <div className={styles.acts}>
        {state === 'open' && (
          <>
            <Copy own={own} />
            <Button
              small
              aria-label={isQrShown ? t('link.qr-hide') : t('link.qr-of', { code })}
              aria-expanded={isQrShown}
              onClick={() => setQrShown(!isQrShown)}
            >
              {t(isQrShown ? 'link.qr-hide' : 'link.qr')}
            </Button>
          </>
        )}
        {may && (state === 'open' || state === 'is-off') && <Switch own={own} />}
      </div>
    </li>
  );
}

function stateOf({ active, held, endsAt }: OpenedLink, now: number): State {
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'is-over';
  if (active) return 'open';
  return held ? 'is-held' : 'is-off';
}

const figuresOf = (t: Translate, own: OpenedLink) => [
  { name: t('base.name'), value: own.base },
  { name: t('link.registered'), value: own.registered },
  { name: t('link.depositors'), value: own.depositors },
  { name: t('link.deposits'), value: <MoneyText amount={own.deposits} /> },
  { name: t('link.created'), value: <Moment at={own.madeAt} /> },
  {
    name: t('link.ends'),
    value: own.endsAt ? <Moment at={own.endsAt} /> : t('link.ends-never'),
  },
];

function Copy({ own: { code, link } }: Pick<Props, 'own'>) {
  const { t } = useWords();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => tell(t('link.copied')),
      () => tell(t('link.not-copied'), 'wrong'),
    );
  return (
    <Button small aria-label={t('link.copy-of', { code })} onClick={() => void copy()}>
      <Icon name="share" size={18} />
      {t('link.copy')}
    </Button>
  );
}

function Switch({ own: { code, active } }: Pick<Props, 'own'>) {
  const { t } = useWords();
  const turn = useAct(async () => {
    await call(agentLinksRoutes.turnLink, { code, active: !active });
    tell(t(active ? 'link.turned-off' : 'link.turned-on', { code }));
    await queries.invalidateQueries({ queryKey: LINKS_KEY });
  });
  return (
    <>
      <Button
        small
        kind="quiet"
        busy={turn.busy}
        aria-label={t(active ? 'link.turn-off-of' : 'link.turn-on-of', { code })}
        onClick={() => void turn.run()}
      >
        {t(active ? 'link.turn-off' : 'link.turn-on')}
      </Button>
      <Refused error={turn.error} />
    </>
  );
}
