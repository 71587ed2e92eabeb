import {
  consoleVendorKeysRoutes as routes,
  USUAL_OVERLAP_HOURS,
} from '@nokshi/contract/console/vendor-keys.ts';
import type { VendorCard } from '@nokshi/contract/console/vendors.ts';
import { Chips, Field, TextArea } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { VENDORS_KEY } from './vendors-key.ts';

type Props = { readonly vendor: VendorCard; readonly onClose: () => void };
const KINDS = ['secret', 'public'] as const;

/** Another key: a secret that is made here, or the studio's public one; both are taken for a time. */
export function ChangeKeyDialog({ vendor, onClose }: Props) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const isRsa = vendor.keys[0]?.scheme === 'RSA-SHA256';
  const [kind, setKind] = useState<(typeof KINDS)[number]>(isRsa ? 'public' : 'secret');
  const [publicKey, setPublicKey] = useState('');
  const [hours, setHours] = useState(String(USUAL_OVERLAP_HOURS));
  return (
    <ReasonDialog
      title={t('vendor-key.change-title', { name: local(vendor.name) })}
      words={t('vendor-key.change-words')}
      before={
        <>
          <Chips
            label={t('vendor-key.kind')}
            chips={KINDS.map((id) => ({ id, label: t(`vendor-key.kind-${id}`) }))}
            selected={kind}
            onSelect={setKind}
          />
          {kind === 'public' && (
            <TextArea
              label={t('vendor-key.public')}
              hint={t('vendor-key.public-hint')}
              required
              rows={6}
              maxLength={4_000}
              value={publicKey}
              onChange={(event) => setPublicKey(event.target.value)}
            />
          )}
          <Field
            label={t('vendor-key.hours')}
            type="number"
            min={1}
            max={720}
            required
            value={hours}
            onChange={(event) => setHours(event.target.value)}
          />
        </>
      }
      action={t('vendor-key.change')}
      act={(reason) =>
        call(routes.changeKey, {
          vendor: vendor.vendor,
          publicKey: kind === 'public' ? publicKey : null,
          hours: Number(hours),
          reason,
        })
      }
      done={t('vendor-key.changed')}
      onDone={() => queries.invalidateQueries({ queryKey: VENDORS_KEY })}
      onClose={onClose}
    />
  );
}
