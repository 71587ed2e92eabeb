import Withdraw from '../features/cashier/withdraw-page.tsx';
import { ChoosePin } from '../features/security/choose-pin.tsx';

/** A first payment password is chosen on the way to a withdrawal, by the form of its own page. */
export default function WithdrawPage() {
  return <Withdraw choosePin={ChoosePin} />;
}
