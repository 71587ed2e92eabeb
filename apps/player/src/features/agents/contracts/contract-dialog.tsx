import type { agentContractsRoutes, Contract } from '@nokshi/contract/player/agent-contracts.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { whyNot } from '@nokshi/contract/rights.ts';
import { Dialog, Note } from '@nokshi/ui';
import { useSession } from '../../../data/session.ts';
import { useAddress } from '../../../lib/address.ts';
import { Moment } from '../../../lib/moment.tsx';
import { QueryView } from '../../../lib/query-view.tsx';
import { useWords } from '../../../lib/words.ts';
import { AcceptForm } from './accept-form.tsx';
import { useContractCase } from './contracts.ts';
import styles from './contracts.module.css';
import { EffectView, Touched } from './effect.tsx';
import { Answer, AnswerEnd, AskEnd } from './end-form.tsx';
import { TermsFacts } from './terms-facts.tsx';

type Case = Output<typeof agentContractsRoutes.show>;

/** A contract over the page, at `contract=<id>`: what it pays, and what this side may do with it. */
export default function ContractDialog({ contractId }: { readonly contractId: string }) {
  const { t } = useWords();
  const { close } = useAddress();
  const found = useContractCase(contractId);
  const onClose = () => close({ contract: null });
  const contract = found.data?.contract;
  return (
    <Dialog
      title={
        contract
          ? t('contract.title', {
              kind: t(`contract.kind-${contract.kind}`),
              version: contract.version,
            })
          : t('contract.tiers')
      }
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <QueryView query={found}>
        {(shown) => (
          <div className={styles.dialog}>
            <Compared found={shown} />
            <Effects found={shown} />
            <Acts found={shown} onDone={onClose} />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

type Props = { readonly found: Case };

/** An offer stands beside the contract of today; any other stands alone. */
function Compared({ found: { contract, today } }: Props) {
  const { t } = useWords();
  const { state, expiresAt } = contract;
  if (state !== 'OFFERED') return <TermsFacts contract={contract} />;
  return (
    <>
      {expiresAt !== null && (
        <p className={styles.small}>
          {t('contract.expires')} <Moment at={expiresAt} />
        </p>
      )}
      {!today && (
        <>
          <p>{t('contract.today-none')}</p>
          <TermsFacts contract={contract} />
        </>
      )}
      {today && (
        <div className={styles.compared}>
          <section className={styles.part} aria-labelledby="contract-today">
            <h3 id="contract-today">{t('contract.today')}</h3>
            <TermsFacts contract={today} narrow />
          </section>
          <section className={styles.part} aria-labelledby="contract-new">
            <h3 id="contract-new">{t('contract.new')}</h3>
            <TermsFacts contract={contract} narrow />
          </section>
        </div>
      )}
    </>
  );
}

/** An offer says what it would come to; an end that is asked for, which contracts end with it. */
function Effects({ found }: Props) {
  const { kind, side, state } = found.contract;
  if (state === 'ENDING') return <Touched effect={found} />;
  if (state !== 'OFFERED') return null;
  return <EffectView effect={found} kind={kind} reader={side === 'own' ? 'downline' : 'upline'} />;
}

function Acts({ found, onDone }: Props & { readonly onDone: () => void }) {
  const { t } = useWords();
  const may = useSession(({ member }) => member !== null && whyNot('recruiter', member) === null);
  const { contract, ends } = found;
  if (!isOpen(contract)) return null;
  if (!may) return <Note>{t('offer.restricted')}</Note>;
  if (contract.state === 'ENDING') return <AnswerEnd contract={contract} onDone={onDone} />;
  if (contract.state === 'ACTIVE') return <AskEnd contract={contract} onDone={onDone} />;
  return contract.side === 'own' ? (
    <AcceptForm contract={contract} ends={ends} onDone={onDone} />
  ) : (
    <Answer contract={contract} act="withdraw" says="offer.withdraw" onDone={onDone} />
  );
}

const isOpen = ({ state }: Contract): boolean => ['OFFERED', 'ACTIVE', 'ENDING'].includes(state);
