import {
  consoleVendorsRoutes as routes,
  VENDOR_MODES,
  type VendorCard,
  type VendorMode,
} from '@nokshi/contract/console/vendors.ts';
import { Chips } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { VENDORS_KEY } from './vendors-key.ts';

type Props = { readonly vendor: VendorCard; readonly onClose: () => void };

/** What the vendor may from now on, with a reason for the audit log. */
export function ModeDialog({ vendor, onClose }: Props) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const start: { mode: VendorMode } = { mode: vendor.mode === 'ON' ? 'NO_BETS' : 'ON' };
  const form = useReason({
    start,
    act: (reason, wish) =>
      call(routes.setMode, { vendor: vendor.vendor, ...wish, version: vendor.version, reason }),
    done: t('vendors.switched'),
    onDone: () => queries.invalidateQueries({ queryKey: VENDORS_KEY }),
    onClose,
  });
  const { mode } = form.values;
  return (
    <ReasonForm
      form={form}
      title={t('vendors.switch-title', { name: local(vendor.name) })}
      before={
        <>
          <Chips
            label={t('vendors.mode')}
            chips={VENDOR_MODES.filter((one) => one !== vendor.mode).map((one) => ({
              id: one,
              label: t(`vendors.mode-${one}`),
            }))}
            selected={mode}
            onSelect={(next) => form.set('mode', next)}
          />
          <p>{t(`vendors.words-${mode}`)}</p>
        </>
      }
      action={t('vendors.switch')}
      danger={mode !== 'ON'}
      onClose={onClose}
    />
  );
}
