import type { Application } from '@nokshi/contract/console/applications.ts';
import { useState } from 'react';
import { AcceptDialog } from './accept-dialog.tsx';
import { WorkDialog } from './work-dialog.tsx';

type Props = { readonly application: Application; readonly onClose: () => void };

/** One application: to be worked on, and from there to be accepted. */
export function ApplicationDialog({ application, onClose }: Props) {
  const [accepts, setAccepts] = useState(false);
  return accepts ? (
    <AcceptDialog application={application} onClose={onClose} />
  ) : (
    <WorkDialog application={application} onAccept={() => setAccepts(true)} onClose={onClose} />
  );
}
