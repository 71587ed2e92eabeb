import { Button } from '@nokshi/ui';
import { useRef } from 'react';

type Props = {
  readonly label: string;
  /** Kinds of files to offer; all where it is left out. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
};

/** Chooses a file of this machine; the browser's own button speaks another language. */
export function FileButton({ label, accept, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
      />
      <Button onClick={() => input.current?.click()}>{label}</Button>
    </>
  );
}
