import { CONTRACT_KINDS, type ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { whyNot } from '@nokshi/contract/rights.ts';
import { Button, Chips, Dialog, Field, Icon, Note } from '@nokshi/ui';
import { useDeferredValue, useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { useAddress } from '../../../lib/address.ts';
import { PagesView } from '../../../lib/pages-view.tsx';
import { QueryView } from '../../../lib/query-view.tsx';
import { useWords } from '../../../lib/words.ts';
import { toOffer } from './addresses.ts';
import { useAgentsBelow, useAssignable, useKindsOn } from './contracts.ts';
import styles from './contracts.module.css';
import { OfferForm } from './offer-form.tsx';
import { TermsFacts } from './terms-facts.tsx';
import type { Assignable } from './tier-row.tsx';

/** A new offer over the page, at `offer=<downline>`; with `offer=new` the downline is chosen first. A-012. */
export default function OfferDialog({ to }: { readonly to: string }) {
  const { t } = useWords();
  const { close } = useAddress();
  const may = useSession(({ member }) => member !== null && whyNot('recruiter', member) === null);
  const onClose = () => close({ offer: null, ofKind: null });
  return (
    <Dialog title={t('offer.title')} closeLabel={t('app.close')} onClose={onClose}>
      <div className={styles.dialog}>
        {!may && <Note>{t('offer.restricted')}</Note>}
        {may && (to === 'new' ? <AgentPicker /> : <OfferTo downline={to} onDone={onClose} />)}
      </div>
    </Dialog>
  );
}

type ToProps = { readonly downline: string; readonly onDone: () => void };

function OfferTo({ downline, onDone }: ToProps) {
  const { t } = useWords();
  const { params, change } = useAddress();
  const kinds = useKindsOn();
  const asked = CONTRACT_KINDS.find((each) => each === params.get('ofKind'));
  const kind = kinds.find((each) => each === asked) ?? kinds[0];
  if (!kind) return null;
  return (
    <>
      <Chips
        label={t('offer.kind')}
        chips={kinds.map((id) => ({ id, label: t(`contract.kind-${id}`) }))}
        selected={kind}
        onSelect={(next) => change({ ofKind: next }, true)}
      />
      <Offer key={kind} kind={kind} downline={downline} onDone={onDone} />
    </>
  );
}

function Offer({ kind, downline, onDone }: ToProps & { readonly kind: ContractKind }) {
  return (
    <QueryView query={useAssignable(kind, downline)}>
      {(assignable) => <Assigned assignable={assignable} onDone={onDone} />}
    </QueryView>
  );
}

type AssignedProps = { readonly assignable: Assignable; readonly onDone: () => void };

function Assigned({ assignable, onDone }: AssignedProps) {
  const { t } = useWords();
  const { change } = useAddress();
  const { own, today, downline, kind } = assignable;
  return (
    <>
      <header className={styles.line}>
        <h3>{t('offer.title-to', { name: downline.name })}</h3>
        <Button small kind="quiet" onClick={() => change(toOffer(undefined, kind), true)}>
          {t('offer.another')}
        </Button>
      </header>
      {today && (
        <details className={styles.more}>
          <summary>
            {t('offer.today')}
            <Icon name="down" size={18} />
          </summary>
          <TermsFacts contract={today} />
        </details>
      )}
      {own === null ? (
        <Note>{t('offer.no-own')}</Note>
      ) : (
        <OfferForm assignable={assignable} own={own} onDone={onDone} />
      )}
    </>
  );
}

/** The agents directly below, found by their names. */
function AgentPicker() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim().toLowerCase());
  const ofKind = params.get('ofKind');
  return (
    <section className={styles.part} aria-labelledby="offer-to">
      <h3 id="offer-to">{t('offer.to')}</h3>
      <p className={styles.small}>{t('offer.to-what')}</p>
      <Field
        label={t('offer.find')}
        type="search"
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        before={<Icon name="search" size={18} />}
        onChange={(event) => setTyped(event.target.value)}
      />
      <PagesView query={useAgentsBelow(query)}>
        {(pages) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <p>{t(query ? 'offer.not-found' : 'offer.no-agents')}</p>;
          return (
            <ul>
              {rows.map(({ id, name }) => (
                <li key={id} className={styles.row}>
                  <strong>{name}</strong>
                  <Button
                    small
                    aria-label={t('offer.choose-of', { name })}
                    onClick={() => change({ offer: id, ofKind }, true)}
                  >
                    {t('offer.choose')}
                  </Button>
                </li>
              ))}
            </ul>
          );
        }}
      </PagesView>
    </section>
  );
}
