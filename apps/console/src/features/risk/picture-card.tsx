import type { OneRiskCase } from '@nokshi/contract/console/risk.ts';
import { classes } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { type MemberNode, pictureOf, type Shared, type ThingNode } from './picture.ts';
import { aboutText } from './risk.ts';
import own from './risk.module.css';

const MOST_SIGNS = 15;
const short = (text: string): string =>
  text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS - 1)}…` : text;

/** Who is linked by what, at a glance; the reasons beside it tell the same in words. */
export function PictureCard({ one }: { readonly one: OneRiskCase }) {
  const { t } = useWords();
  const { width, height, members, things, ties, bows } = pictureOf(one);
  const held = new Set(one.people.flatMap(({ id, heldSince }) => (heldSince ? [id] : [])));
  return (
    <section className={styles.card} aria-labelledby="picture">
      <h2 id="picture">{t('risk.picture')}</h2>
      <svg
        className={own.picture}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('risk.picture-of', { members: members.length, things: things.length })}
      >
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path className={own.head} d="M 0 0 L 8 4 L 0 8 z" />
          </marker>
        </defs>
        {ties.map(({ key, from, to }) => (
          <line key={key} className={own.tie} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
        {bows.map(({ key, kind, both, path }) => (
          <path
            key={key}
            className={own[kind]}
            d={path}
            {...(kind === 'money' && { markerEnd: 'url(#arrow)' })}
            {...(both && { markerStart: 'url(#arrow)' })}
          />
        ))}
        {members.map((member) => (
          <Member key={member.id} member={member} held={held.has(member.id)} />
        ))}
        {things.map((thing) => (
          <Thing key={thing.key} thing={thing} />
        ))}
      </svg>
      <ul className={own.legend}>
        <li className={own.shares}>{t('risk.picture-share')}</li>
        {bows.some(({ kind }) => kind === 'money') && (
          <li className={own.moneyKey}>{t('risk.picture-money')}</li>
        )}
        {bows.some(({ kind }) => kind === 'bets') && (
          <li className={own.betsKey}>{t('risk.picture-bets')}</li>
        )}
      </ul>
    </section>
  );
}

function Member({ member, held }: { readonly member: MemberNode; readonly held: boolean }) {
  const { x, y, name } = member;
  return (
    <g>
      <circle className={classes(own.member, held && own.heldMember)} cx={x} cy={y} r={13} />
      <text className={own.initial} x={x} y={y + 4}>
        {name.slice(0, 1).toUpperCase()}
      </text>
      <text className={own.name} x={x} y={y + 28}>
        {short(name)}
      </text>
    </g>
  );
}

const LOOK: Readonly<Record<Shared, string | undefined>> = {
  excluded: own.excluded,
  'same-account': own.account,
  'same-device': own.device,
  'same-address': own.address,
};

function Thing({ thing: { x, y, code, about } }: { readonly thing: ThingNode }) {
  const { t } = useWords();
  return (
    <g>
      <rect
        className={classes(own.thing, LOOK[code])}
        x={x - 60}
        y={y - 20}
        width={120}
        height={40}
        rx={8}
      />
      <text className={own.kind} x={x} y={y - 5}>
        {t(`risk.short-${code}`)}
      </text>
      <text className={own.name} x={x} y={y + 12}>
        {short(aboutText(t, { code, about }))}
      </text>
    </g>
  );
}
