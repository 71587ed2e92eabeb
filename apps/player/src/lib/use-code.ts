import { ask } from '@nokshi/ui';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { tab } from '@nokshi/web/storage.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useEffect, useState } from 'react';
import { wantsImage, withWork } from '../data/work.ts';
import { type Captcha, useCaptcha } from './captcha-field.tsx';
import { useWords } from './words.ts';

export type Code = {
  /** Seconds until the next may be asked for; 0 is now. */
  readonly left: number;
  readonly busy: boolean;
  /** Minutes the code lives that was asked for here; null before. */
  readonly minutes: number | null;
  readonly send: () => void;
  /** The image that has to be read before a code is sent, where one has; and what is wrong. */
  readonly captcha: Captcha;
  readonly captchaError: string | undefined;
};

/** What the challenge was answered with; empty where none was asked for. */
export type Answers = { readonly captcha?: string; readonly geetest?: string };

type Options = {
  /** Of the form; its countdown survives a reload under it. Checklist S-025. */
  readonly name: string;
  readonly request: (answers: Answers) => Promise<{ readonly expiredMinutes: number }>;
  /** Whether what the request needs was typed; marks what was not. */
  readonly ready: () => boolean;
  /** Shows a refusal at its field; false when it has none. */
  readonly wrong: (error: unknown) => boolean;
};

/**
 * Asks for a code and counts down until the next: as long as the code lives, or as long as the
 * server says. A proof of work is done on the way where the server asks for one, and the image is
 * shown where it asks for that. What has no field is said in a dialog.
 * Checklist S-022, S-024, S-025, ER-005, ER-036.
 */
export function useCode({ name, request, ready, wrong }: Options): Code {
  const { t, why } = useWords();
  const key = `codeUntil.${name}`;
  const [until, setUntil] = useState(() => Number(tab.get(key) ?? 0));
  const [minutes, setMinutes] = useState<number | null>(null);
  const left = useSecondsLeft(until);
  const wait = (seconds: number) => {
    const end = Date.now() + seconds * 1000;
    tab.set(key, String(end));
    setUntil(end);
  };
  const captcha = useCaptcha(false);
  const refuse = (refused: Error) => {
    if (wantsImage(refused)) return captcha.show();
    const later = refused instanceof RefusalError ? refused.value.retryAfterSeconds : undefined;
    if (typeof later === 'number') wait(later);
    if (!wrong(refused))
      void ask({ title: t('code.not-sent'), icon: 'alert', content: why(refused) });
  };
  const { busy, error, run } = useAct(async () => {
    const read = captcha.shown && { captcha: captcha.text };
    const answer = (geetest?: string) => request({ ...read, ...(geetest && { geetest }) });
    const { expiredMinutes } = await withWork(answer);
    captcha.hide();
    setMinutes(expiredMinutes);
    wait(expiredMinutes * 60);
  }, refuse);
  const send = () => {
    if (!busy && left === 0 && ready()) void run();
  };
  const captchaError = wantsImage(error) ? why(error) : undefined;
  return { left, busy, minutes, send, captcha, captchaError };
}

/** Whole seconds until `until`, updated each second; an end in the past stops it. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (until <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
