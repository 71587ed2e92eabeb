import { Boundary, Loader } from '@nokshi/ui';
import { saying } from '@nokshi/web/language.ts';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense } from 'react';
import { mayBe, useTrial } from '../data/gate.ts';
import { useSession } from '../data/session.ts';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import { openCentre } from './open-centre.ts';
import type { SitePage } from './pages.ts';
import { PartFailed } from './part-failed.tsx';

const CENTRE_WORDS = {
  EN: () => import('../locales/en/centre/index.ts'),
  BN: () => import('../locales/bn/centre/index.ts'),
};
const MemberCentre = lazy(saying(CENTRE_WORDS, () => import('./member-centre.tsx')));
const AgentCentre = lazy(saying(CENTRE_WORDS, () => import('./agent-centre.tsx')));
const WrongAccount = lazy(() => import('./wrong-account.tsx'));
const ForcedChange = lazy(
  saying(CENTRE_WORDS, () => import('../features/security/forced-change.tsx')),
);

/** The modals that are addresses: `?m=login`. A visitor's and everybody's. */
const MODALS = {
  login: lazy(() => import('../features/login/login-modal.tsx')),
  register: lazy(() => import('../features/register/register-modal.tsx')),
  freeplay: lazy(() => import('../features/free-play/free-play-modal.tsx')),
  forgot: lazy(() => import('../features/login/forgot-modal.tsx')),
  feedback: lazy(() => import('../features/feedback/feedback-modal.tsx')),
  ask: lazy(() => import('../features/feedback/ask-modal.tsx')),
  help: lazy(() => import('../features/help/help-modal.tsx')),
  chat: lazy(() => import('../features/chat/chat-modal.tsx')),
  notice: lazy(() => import('../features/notices/notice-modal.tsx')),
  jackpot: lazy(() => import('../features/jackpots/jackpot-modal.tsx')),
  verify: lazy(() => import('../features/fairness/verify-modal.tsx')),
} as const;
type ModalName = keyof typeof MODALS;

const FOR_VISITORS: ReadonlySet<string> = new Set(['login', 'register', 'forgot', 'freeplay']);
const FOR_ALL: ReadonlySet<string> = new Set([
  'help',
  'notice',
  'feedback',
  'ask',
  'chat',
  'jackpot',
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
  const fits =
    named !== null &&
    named in MODALS &&
    (FOR_ALL.has(named) || FOR_VISITORS.has(named) === visiting);
  const Modal = fits ? MODALS[named as ModalName] : null;
  const closeModal = () =>
    page?.modal && !params.has('m')
      ? go('/', true)
      : close({
          m: null,
          next: null,
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
