import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { Button, Field, Icon } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { isTold } from '@nokshi/web/refusal.ts';
import { useEffect, useRef, useState } from 'react';
import { useWork } from '../data/work.ts';
import styles from './captcha.module.css';
import { Picture } from './picture.tsx';
import { useWords } from './words.ts';

/** One new task a second at most. Checklist V-048. */
const REST_MS = 1_100;

type Question = { readonly EN: string; readonly BN: string };
type Task = { readonly image: string } | { readonly question: Question };
type Kind = 'image' | 'words';

export type Captcha = {
  readonly shown: boolean;
  readonly text: string;
  readonly task: Task | null;
  readonly kind: Kind;
  readonly resting: boolean;
  readonly write: (text: string) => void;
  /** Shows the field, or a new task of the same kind when it is shown already. */
  readonly show: () => void;
  /** A new task of the same kind; a second press while one is on its way asks for none. */
  readonly renew: () => void;
  /** The same in the other way. */
  readonly change: () => void;
  /** Takes the field away: nothing is asked for now. */
  readonly hide: () => void;
};

const ask = async (kind: Kind): Promise<Task> =>
  kind === 'image'
    ? { image: await call(identityRoutes.captcha, {}) }
    : await call(identityRoutes.captchaWords, {});

/** An image to read, or the same in words for those who cannot see it. */
export function useCaptcha(wanted: boolean): Captcha {
  const [{ number, kind }, setAsked] = useState({ number: wanted ? 1 : 0, kind: 'image' as Kind });
  const [text, write] = useState('');
  const [task, setTask] = useState<Task | null>(null);
  const [resting, setResting] = useState(false);
  // Two presses come faster than a button is drawn as disabled.
  const pressed = useRef(false);
  const restUntil = useRef(0);
  useEffect(() => {
    if (number === 0) return;
    let gone = false;
    let rest: ReturnType<typeof setTimeout> | undefined;
    setTask(null);
    setResting(true);
    const begin = () => {
      restUntil.current = performance.now() + REST_MS;
      rest = setTimeout(() => {
        pressed.current = false;
        setResting(false);
      }, REST_MS);
      ask(kind)
        .then((asked) => !gone && setTask(asked))
        .catch((error: unknown) => {
          if (!isTold(error)) throw error;
        });
    };
    const start = setTimeout(begin, Math.max(0, restUntil.current - performance.now()));
    return () => {
      gone = true;
      clearTimeout(start);
      clearTimeout(rest);
    };
  }, [number, kind]);
  const next = (other: boolean) => {
    write('');
    setAsked((asked) => ({
      number: asked.number + 1,
      kind: other ? (asked.kind === 'image' ? 'words' : 'image') : asked.kind,
    }));
  };
  const press = (other: boolean) => () => {
    if (pressed.current) return;
    pressed.current = true;
    next(other);
  };
  const show = () => next(false);
  const hide = () => setAsked((asked) => ({ ...asked, number: 0 }));
  const ways = { show, renew: press(false), change: press(true), hide };
  return { shown: number > 0, text, task, kind, resting, write, ...ways };
}

const pngAddress = (base64: string): string =>
  base64.startsWith('data:') ? base64 : `data:image/png;base64,${base64}`;

type Props = { readonly captcha: Captcha; readonly error: string | undefined };

export function CaptchaField({ captcha, error }: Props) {
  const { t } = useWords();
  const words = captcha.kind === 'words';
  return (
    <div className={styles.captcha}>
      <div className={styles.task} aria-live="polite">
        <TaskView task={captcha.task} />
      </div>
      <div className={styles.ways}>
        <Button small disabled={captcha.resting} onClick={captcha.renew}>
          <Icon name="refresh" size={18} />
          {t(words ? 'login.captcha-new-words' : 'login.captcha-new')}
        </Button>
        <Button small kind="quiet" disabled={captcha.resting} onClick={captcha.change}>
          {t(words ? 'login.captcha-as-image' : 'login.captcha-as-words')}
        </Button>
      </div>
      <Field
        label={t(words ? 'login.captcha-answer' : 'login.captcha')}
        hint={words ? undefined : t('login.captcha-hint')}
        autoComplete="off"
        autoCapitalize="none"
        inputMode={words ? 'numeric' : 'text'}
        maxLength={16}
        value={captcha.text}
        error={error}
        onChange={(event) => captcha.write(event.target.value)}
      />
    </div>
  );
}

function TaskView({ task }: { readonly task: Task | null }) {
  const { t, local } = useWords();
  if (task === null) return <span aria-hidden="true">…</span>;
  if ('question' in task) return <p>{local(task.question)}</p>;
  return <Picture src={pngAddress(task.image)} alt={t('login.captcha-image')} height={56} />;
}

/** Said while the browser does a proof of work. */
export function WorkNote() {
  const { t } = useWords();
  const working = useWork((state) => state.working);
  return (
    <p className={styles.work} role="status" hidden={!working}>
      {working && t('login.working')}
    </p>
  );
}
