import { refusedOf } from '@nokshi/ui/refused.tsx';
import { formsOf } from '@nokshi/web/use-form.ts';
import type { MessageId } from '../locales/en/index.ts';
import { useWords } from './words.ts';

/** What is said at these fields where they are empty. ER-011, ER-015. */
const NEEDED: Readonly<Record<string, MessageId>> = {
  mobileNum: 'code.mobile-missing',
  verificationCode: 'code.missing',
};

/** A form of the site. */
export const useForm = formsOf(useWords, (name) => NEEDED[name] ?? 'app.required');

/** What was refused and belongs to no field. */
export const Refused = refusedOf(useWords);

export type Form<Values extends object, How = void> = ReturnType<typeof useForm<Values, How>>;
