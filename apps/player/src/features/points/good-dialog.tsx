import type { MallGood } from '@nokshi/contract/player/points.ts';
import { Button, Dialog, Facts, MoneyText, Note, RichText } from '@nokshi/ui';
import { whyNot } from '@nokshi/contract/rights.ts';
import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { Picture } from '../../lib/picture.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { NoPin } from './no-pin.tsx';
import { Ordered } from './ordered.tsx';
import { pointsText, usePoints, usePointsConfig } from './points.ts';
import { RedeemForm } from './redeem-form.tsx';
import styles from './points.module.css';

type Props = { readonly good: MallGood; readonly isMember: boolean };

/** The page of a good: what it is and costs, and the form to redeem it. E-112. */
export function GoodDialog({ good, isMember }: Props) {
  const { t, language } = useWords();
  const { close, open, href } = useAddress();
  const [ordered, setOrdered] = useState<string | null>(null);
  const done = () => close({ m: null, good: null });
  const { name, picture, points, worth, unit, left } = good;
  return (
    <Dialog title={name} size="usual" closeLabel={t('app.close')} onClose={done}>
      {ordered !== null ? (
        <Ordered referenceNumber={ordered} words={t('points.ordered')} onClose={done} />
      ) : (
        <div className={styles.good}>
          <div className={styles.about}>
            <Picture src={picture} alt="" width={240} height={240} />
            <RichText html={good.html} lang={language === 'EN' ? 'en' : 'bn'} />
          </div>
          <Facts
            facts={[
              { name: t('points.required'), value: `${pointsText(t, points)} / ${unit}` },
              { name: t('points.worth'), value: <MoneyText amount={worth} /> },
              {
                name: t('points.in-stock'),
                value: left === 0 ? t('points.none-left') : t('points.left', { count: left }),
              },
            ]}
          />
          {isMember ? (
            <Redeem good={good} onOrdered={setOrdered} />
          ) : (
            <Button kind="main" wide onClick={() => open({ m: 'login', next: href({}) })}>
              {t('points.log-in')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

type RedeemProps = { readonly good: MallGood; readonly onOrdered: (reference: string) => void };

/** What stands in the way comes before any password. */
function Redeem({ good, onOrdered }: RedeemProps) {
  const { t } = useWords();
  const may = useSession(({ member }) => member !== null && whyNot('player', member) === null);
  const points = usePoints(true);
  const config = usePointsConfig(true);
  if (!may) return <Note>{t('points.restricted')}</Note>;
  if (good.left === 0) return <Note>{t('points.none-left-words')}</Note>;
  return (
    <QueryView query={points}>
      {({ pointBalance: held }) =>
        held < good.points ? (
          <Note>{t('points.short-words', { points: pointsText(t, good.points - held) })}</Note>
        ) : (
          <QueryView query={config}>
            {(terms) =>
              terms.hasPaymentPassword ? (
                <RedeemForm good={good} held={held} terms={terms} onOrdered={onOrdered} />
              ) : (
                <NoPin />
              )
            }
          </QueryView>
        )
      }
    </QueryView>
  );
}
