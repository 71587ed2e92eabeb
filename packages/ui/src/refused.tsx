import { Note } from './states.tsx';

type Props = {
  /** What an act failed with, or a question to the server. */
  readonly error: Error | null;
};

/** An app's note of what was refused, in its words; nothing while nothing was. */
export const refusedOf = (useWords: () => { readonly why: (error: unknown) => string }) =>
  function Refused({ error }: Props) {
    const { why } = useWords();
    return error && <Note kind="wrong">{why(error)}</Note>;
  };
