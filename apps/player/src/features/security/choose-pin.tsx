import { tell } from '@nokshi/ui';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { refreshSecurity, useSecurity } from './account-security.ts';
import { PaymentPasswordForm } from './payment-password-form.tsx';

type Props = { readonly onDone: (pin: string) => void; readonly onCancel: () => void };

/** A first payment password, chosen where it is asked for. */
export function ChoosePin({ onDone, onCancel }: Props) {
  const { t } = useWords();
  const done = (pin: string) => {
    tell(t('security.pin-done'));
    void refreshSecurity();
    onDone(pin);
  };
  return (
    <QueryView query={useSecurity()}>
      {(owner) => (
        <PaymentPasswordForm way="choose" owner={owner} onDone={done} onCancel={onCancel} />
      )}
    </QueryView>
  );
}
