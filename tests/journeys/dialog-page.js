// A page with nothing but the dialogs, for the options that no page of the site uses yet.
import '@nokshi/ui/style.css';
import { AskHost, ask, Button, Dialog } from '@nokshi/ui';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [open, setOpen] = useState(false);
  const [usual, setUsual] = useState(false);
  const dialog = { title: 'Vetoed', onClose: () => setOpen(false), beforeOpen: () => false };
  return h(
    'main',
    null,
    h(Button, { onClick: () => setOpen(true) }, 'Open with a veto'),
    open && h(Dialog, dialog, 'Never seen'),
    h(Button, { onClick: () => setUsual(true) }, 'Open a modal'),
    usual && h(Dialog, { title: 'Usual', onClose: () => setUsual(false) }, 'Hardly any words'),
    h(AskHost, { closeLabel: 'CLOSE' }),
  );
}

createRoot(document.querySelector('#root')).render(h(Page));
window.answers = [];
window.ask = (question) => {
  const asked = performance.now();
  ask(question).then((id) => window.answers.push({ id, after: performance.now() - asked }));
};
