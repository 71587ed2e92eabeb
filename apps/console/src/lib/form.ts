import { refusedOf } from '@nokshi/ui/refused.tsx';
import { formsOf } from '@nokshi/web/use-form.ts';
import { useWords } from './words.ts';

/** A form of the console. */
export const useForm = formsOf(useWords, () => 'app.required');

/** What was refused and belongs to no field. */
export const Refused = refusedOf(useWords);

export type Form<Values extends object, How = void> = ReturnType<typeof useForm<Values, How>>;
