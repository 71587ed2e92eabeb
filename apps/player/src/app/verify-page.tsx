import type { LotteryLook } from '../features/fairness/checked-draw.tsx';
import { VerifyPage } from '../features/fairness/verify-page.tsx';
import { DrawnNumbers, useSaidNumbers } from '../features/lottery/numbers.tsx';
import { usePlayNames } from '../features/lottery/play-names.ts';
import { SelectionView } from '../features/lottery/selection-view.tsx';

/** Numbers and bets as the lottery shows them; where a shape says more than its figures, in words too. */
const LOOK: LotteryLook = {
  Numbers: function Numbers({ family, numbers }) {
    const said = useSaidNumbers()(family, numbers);
    return (
      <>
        <DrawnNumbers family={family} numbers={numbers} size="large" />
        {said !== numbers.join(', ') && <p aria-hidden="true">{said}</p>}
      </>
    );
  },
  Bet: function Bet({ ticket }) {
    const { family, play, drawDate, selection } = ticket;
    return (
      <>
        <span>{usePlayNames(family).play(play)}</span>
        <SelectionView family={family} play={play} drawDate={drawDate} selection={selection} />
      </>
    );
  },
};

/** `/verify` */
export default function Verify() {
  return <VerifyPage look={LOOK} />;
}
