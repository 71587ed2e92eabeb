import type { TeamMember } from '@nokshi/contract/player/agent-team.ts';
import { BackButton, Button, Facts, Icon, type IconName, MoneyText } from '@nokshi/ui';
import { whyNot } from '@nokshi/contract/rights.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useSession } from '../../../data/session.ts';
import { type Changes, useAddress } from '../../../lib/address.ts';
import { QueryView } from '../../../lib/query-view.tsx';
import { type Translate, useWords } from '../../../lib/words.ts';
import { toCentrePage, toOffer } from '../contracts/addresses.ts';
import { useKindsOn } from '../contracts/contracts.ts';
import { WriteLetter } from '../message/write-letter.tsx';
import { SendMoney } from '../send-money.tsx';
import { Sides } from '../sides.tsx';
import { BranchPath } from './branch-path.tsx';
import { Base, ContractMarks, headsOf, LastSeen, typeName } from './member-columns.tsx';
import { RaiseBase } from './raise-base.tsx';
import styles from './team.module.css';
import { useTeamMember } from './team-lists.ts';

const SEND = 'send';
const RAISE = 'base';
const LETTER = 'letter';

/** One member below: what an agent may know of them, and what may be done. */
export function MemberView({ memberId }: { readonly memberId: string }) {
  const { t } = useWords();
  const { params, change } = useAddress();
  const isSending = params.get('act') === SEND;
  return (
    <div className={styles.page}>
      <BackButton
        onClick={() => change(isSending ? { act: null } : { member: null, act: null }, true)}
      >
        {isSending ? t('line.details') : t('line.back')}
      </BackButton>
      <QueryView query={useTeamMember(memberId)}>
        {({ path, ...member }) => (
          <>
            {path.length > 2 && <BranchPath path={path} />}
            <h4>{isSending ? t('team.send-to', { name: member.name }) : member.name}</h4>
            {isSending ? (
              <Sides>{(terms) => <SendMoney terms={terms} to={member} />}</Sides>
            ) : (
              <>
                <div className={styles.facts}>
                  <Facts facts={factsOf(t, member)} />
                </div>
                <Acts of={member} />
                {params.get('act') === RAISE && canBeRaised(member) && <RaiseBase of={member} />}
                {params.get('act') === LETTER && isDirect(member) && <WriteLetter to={member} />}
              </>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}

const factsOf = (t: Translate, member: TeamMember) => [
  { name: t('line.type'), value: typeName(t, member.type) },
  { name: t('line.level'), value: member.depth },
  { name: t('base.name'), value: <Base of={member} /> },
  {
    name: t('line.state'),
    value: t(member.closed ? 'line.state-closed' : 'line.state-open'),
  },
  { name: t('line.registered'), value: timeText(member.registeredAt) },
  { name: t('line.seen'), value: <LastSeen of={member} /> },
  { name: t('line.own-balance'), value: <MoneyText amount={member.balance} /> },
  { name: t('line.heads'), value: headsOf(member) },
  { name: t('line.balance'), value: <MoneyText amount={member.teamBalance} /> },
  {
    name: t('line.contracts'),
    value: member.contracts.length === 0 ? t('line.contracts-none') : <ContractMarks of={member} />,
  },
];

/** Money and contracts go to those directly below; figures are there of everyone. */
function Acts({ of: member }: { readonly of: TeamMember }) {
  const { t } = useWords();
  const { id, name, type, depth, teamHeads } = member;
  const may = useSession(({ member: me }) => me !== null && whyNot('recruiter', me) === null);
  const { open } = useAddress();
  const hasKinds = useKindsOn().length > 0;
  const direct = isDirect(member);
  return (
    <section className={styles.part} aria-label={t('line.acts-of', { name })}>
      <div className={styles.acts}>
        {direct && <Act icon="wallet" words={t('line.act-send')} to={{ act: SEND }} isMain />}
        {direct && type !== 0 && hasKinds && (
          <Button onClick={() => open(toOffer(id))}>
            <Icon name="check" size={18} />
            {t('line.act-offer')}
          </Button>
        )}
        {may && direct && (
          <Button onClick={() => open({ act: LETTER })}>
            <Icon name="mail" size={18} />
            {t('letter.act')}
          </Button>
        )}
        {may && canBeRaised(member) && (
          <Button onClick={() => open({ act: RAISE })}>
            <Icon name="plus" size={18} />
            {t('base.raise')}
          </Button>
        )}
        {teamHeads > 0 && (
          <Act
            icon="people"
            words={t('line.act-team')}
            to={{ ...toCentrePage('downlineManagmentView'), under: id }}
          />
        )}
        <Act icon="list" words={t('line.act-bets')} to={ofMember('personalHistoryCopy', name)} />
        <Act
          icon="chart"
          words={t('line.act-profit')}
          to={{ ...ofMember('palStatementsAgentCopy', name), scope: 'team' }}
        />
        <Act
          icon="wallet"
          words={t('line.act-entries')}
          to={ofMember('agentDownlineTransactionDetailsCopy', name)}
        />
      </div>
      {depth > 1 && <p className={styles.small}>{t('line.direct-only')}</p>}
    </section>
  );
}

const isDirect = ({ depth, closed }: TeamMember): boolean => depth === 1 && !closed;

/** Once a day, of those directly below. */
const canBeRaised = (member: TeamMember): boolean => isDirect(member) && member.nextBase === null;

const ofMember = (page: string, name: string): Changes => ({ ...toCentrePage(page), query: name });

type ActProps = {
  readonly icon: IconName;
  readonly words: string;
  readonly to: Changes;
  readonly isMain?: boolean;
};

function Act({ icon, words, to, isMain = false }: ActProps) {
  const { change } = useAddress();
  return (
    <Button {...(isMain && { kind: 'main' as const })} onClick={() => change(to)}>
      <Icon name={icon} size={18} />
      {words}
    </Button>
  );
}
