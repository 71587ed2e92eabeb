import { Boundary, Loader } from '@nokshi/ui';
import { saying } from '@nokshi/web/language.ts';
import { lazy } from '@nokshi/web/lazy.ts';
import { type ComponentType, Suspense } from 'react';
import { mayBe, useTrial } from '../data/gate.ts';
import { useSession } from '../data/session.ts';
import { useAddress } from '../lib/address.ts';
import { CENTRE_WORDS, LOTTERY_WORDS, TABLE_WORDS } from '../lib/later-words.ts';
import { useWords } from '../lib/words.ts';
import { openCentre } from './open-centre.ts';
import { PartFailed } from './part-failed.tsx';
import type { SitePage } from './site-page.ts';

const MemberCentre = lazy(saying(CENTRE_WORDS, () => import('./member-centre.tsx')));
const AgentCentre = lazy(saying(CENTRE_WORDS, () => import('./agent-centre.tsx')));
const WrongAccount = lazy(() => import('./wrong-account.tsx'));
const ForcedChange = lazy(
  saying(CENTRE_WORDS, () => import('../features/security/forced-change.tsx')),
);

type ModalEntry = {
  readonly modal: ComponentType<{ readonly onClose: () => void }>;
  readonly of: 'visitors' | 'members' | 'all';
};

/** The modals with an address, such as `?m=login`, and who may open them. */
const MODALS: ReadonlyMap<string, ModalEntry> = new Map<string, ModalEntry>([
  ['login', { of: 'visitors', modal: lazy(() => import('../features/login/login-modal.tsx')) }],
  [
    'register',
    { of: 'visitors', modal: lazy(() => import('../features/register/register-modal.tsx')) },
  ],
  [
    'freeplay',
    { of: 'visitors', modal: lazy(() => import('../features/free-play/free-play-modal.tsx')) },
  ],
  ['forgot', { of: 'visitors', modal: lazy(() => import('../features/login/forgot-modal.tsx')) }],
  ['feedback', { of: 'all', modal: lazy(() => import('../features/feedback/feedback-modal.tsx')) }],
  ['ask', { of: 'all', modal: lazy(() => import('../features/feedback/ask-modal.tsx')) }],
  ['help', { of: 'all', modal: lazy(() => import('../features/help/help-modal.tsx')) }],
  ['chat', { of: 'all', modal: lazy(() => import('../features/chat/chat-modal.tsx')) }],
  ['notice', { of: 'all', modal: lazy(() => import('../features/notices/notice-modal.tsx')) }],
  ['jackpot', { of: 'all', modal: lazy(() => import('../features/jackpots/jackpot-modal.tsx')) }],
  ['welcome', { of: 'members', modal: lazy(() => import('./welcome.tsx')) }],
  [
    'proof',
    {
      of: 'members',
      modal: lazy(
        saying(
          TABLE_WORDS,
          saying(LOTTERY_WORDS, () => import('../features/fairness/proof-modal.tsx')),
        ),
      ),
    },
  ],
  ['verify', { of: 'members', modal: lazy(() => import('../features/fairness/verify-modal.tsx')) }],
]);

const CENTRES = { member: <MemberCentre />, agent: <AgentCentre /> } as const;

/** What lies over the page, read from its address; Back and Escape close it. */
export function Overlays({ page }: { readonly page: SitePage | null }) {
  const { t } = useWords();
  const { params, close, go } = useAddress();
  const { phase, ended, mustChange, member } = useSession();
  const visiting = useTrial() || phase === 'out';
  if (phase === 'asking' || ended) return null;
  if (mustChange)
    return (
      <Suspense fallback={<Loader label={t('app.loading')} />}>
        <ForcedChange />
      </Suspense>
    );

  const centre = openCentre(params);
  const named = params.get('m') ?? page?.modal ?? (centre && phase === 'out' ? 'login' : null);
  const entry = MODALS.get(named ?? '');
  const fits = entry?.of === 'all' || entry?.of === (visiting ? 'visitors' : 'members');
  const Modal = fits ? entry?.modal : null;
  const closeModal = () =>
    page?.modal && !params.has('m')
      ? go('/', true)
      : close({
          m: null,
          next: null,
          of: null,
          round: null,
          notice: null,
          topic: null,
          ...(phase === 'out' && { mc: null, ac: null }),
        });
  const whole = `${centre ?? ''} ${params.get('mc') ?? ''} ${named ?? ''}`;
  return (
    <Boundary
      at={whole}
      instead={<PartFailed onClose={() => close({ m: null, mc: null, ac: null })} />}
    >
      <Suspense fallback={<Loader label={t('app.loading')} />}>
        {centre && member && (mayBe(centre, member) ? CENTRES[centre] : <WrongAccount />)}
        {Modal && <Modal onClose={closeModal} />}
      </Suspense>
    </Boundary>
  );
}
