import {
  consoleVendorKeysRoutes as routes,
  USUAL_OVERLAP_HOURS,
} from '@nokshi/contract/console/vendor-keys.ts';
import type { VendorCard } from '@nokshi/contract/console/vendors.ts';
import { Chips, TextArea } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CountField } from '../../lib/count-field.tsx';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { VENDORS_KEY } from './vendors-key.ts';

type Props = { readonly vendor: VendorCard; readonly onClose: () => void };
const KINDS = ['secret', 'public'] as const;

type Wish = {
  readonly kind: (typeof KINDS)[number];
  readonly publicKey: string;
  readonly hours: string;
};

/** Another key: a secret that is made here, or the vendor's public one; both are taken for a time. */
export function ChangeKeyDialog({ vendor, onClose }: Props) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const isRsa = vendor.keys[0]?.scheme === 'RSA-SHA256';
  const start: Wish = {
    kind: isRsa ? 'public' : 'secret',
    publicKey: '',
    hours: String(USUAL_OVERLAP_HOURS),
  };
  const form = useReason({
    start,
    act: (reason, { kind, publicKey, hours }) =>
      call(routes.changeKey, {
        vendor: vendor.vendor,
        publicKey: kind === 'public' ? publicKey : null,
        hours: Number(hours),
        reason,
      }),
    done: t('vendor-key.changed'),
    onDone: () => queries.invalidateQueries({ queryKey: VENDORS_KEY }),
    onClose,
  });
  const { kind } = form.values;
  return (
    <ReasonForm
      form={form}
      title={t('vendor-key.change-title', { name: local(vendor.name) })}
      words={t('vendor-key.change-words')}
      before={
        <>
          <Chips
            label={t('vendor-key.kind')}
            chips={KINDS.map((id) => ({ id, label: t(`vendor-key.kind-${id}`) }))}
            selected={kind}
            onSelect={(next) => form.set('kind', next)}
          />
          {kind === 'public' && (
            <TextArea
              label={t('vendor-key.public')}
              hint={t('vendor-key.public-hint')}
              required
              rows={6}
              maxLength={4_000}
              {...form.field('publicKey')}
            />
          )}
          <CountField
            label={t('vendor-key.hours')}
            min={1}
            max={720}
            required
            {...form.field('hours')}
          />
        </>
      }
      action={t('vendor-key.change')}
      onClose={onClose}
    />
  );
}
