/** Plays on draws of others and on 4D, where each prize is a number of several digits. */
export const regionalPlaysEn = {
  'lottery.kind-one-digit': 'One digit, each time',
  'lottery.kind-one-digit-about':
    'Choose digits. You stake on every place and win for each one that shows your digit.',
  'lottery.side-big': 'All 23 prizes',
  'lottery.side-small': 'First three prizes',
  'lottery.kind-four-in-order': '{side}: in order',
  'lottery.kind-four-in-order-about':
    'Choose digits for the four places. You win for each number of these that shows them in order: {side}.',
  'lottery.kind-four-lines': '{side}: in order, typed',
  'lottery.kind-four-lines-about':
    'Type or paste numbers of four digits. You win for each number of these that is one of them: {side}.',
  'lottery.kind-four-box': '{side}: every order',
  'lottery.kind-four-box-about':
    'Type numbers of four digits. You stake on every order of their digits, each at the full price, and win for each number of these that shows one: {side}.',
  'lottery.kind-four-shared-box': '{side}: every order for one stake',
  'lottery.kind-four-shared-box-about':
    'Type numbers of four digits. One stake is shared by all orders of their digits: it wins more often, and less. Prizes: {side}.',
  'lottery.kind-first-tail': 'First prize, last {n}',
  'lottery.kind-first-tail-about':
    'Choose numbers of {n} digits. You win when the first prize ends in one of them.',
  'lottery.kind-top-tail': 'First three prizes, last {n}',
  'lottery.kind-top-tail-about':
    'Choose numbers of {n} digits. You stake on each of the first three prizes and win for each that ends in one of them.',
  'lottery.kind-all-tail': 'All prizes, last {n}',
  'lottery.kind-all-tail-about':
    'Choose numbers of {n} digits. You stake on every prize of at least {n} digits and win for each that ends in one of them.',
  'lottery.kind-all-tail-orders': 'All prizes, last {n} in every order',
  'lottery.kind-all-tail-orders-about':
    'Type numbers of {n} digits. You stake on every order of their digits on every prize, and win for each that ends in one.',
  'lottery.kind-head': 'Head, {n} digits',
  'lottery.kind-head-about':
    'The head is the prizes of exactly {n} digits. Choose numbers; you win for each of these prizes that is one of them.',
  'lottery.kind-tail': 'Tail, {n} digits',
  'lottery.kind-tail-about':
    'The tail is the end of the special prize. Choose numbers of {n} digits; you win when it ends in one of them.',
  'lottery.kind-tail-orders': 'Tail, {n} digits in every order',
  'lottery.kind-tail-orders-about':
    'Type numbers of {n} digits. You stake on every order of their digits and win when the special prize ends in one.',
  'lottery.kind-head-tail': 'Head and tail, {n} digits',
  'lottery.kind-head-tail-about':
    'Choose numbers of {n} digits. You stake on the prizes of {n} digits and on the end of the special prize, and win for each that is right.',
  'lottery.kind-eight-prizes': 'Eight prizes, last {n}',
  'lottery.kind-eight-prizes-about':
    'Choose numbers of {n} digits. You stake on the special, the sixth and the seventh prizes, and win for each that ends in one of them.',
  'lottery.kind-seven-prizes': 'Seven prizes, last {n}',
  'lottery.kind-seven-prizes-about':
    'Choose numbers of {n} digits. You stake on the special prize and six of the smallest, and win for each that ends in one of them.',
  'lottery.kind-parlay': '{n} numbers together',
  'lottery.kind-parlay-about':
    'Choose at least {n} numbers of two digits. You win when prizes end in {n} of them, all in the same draw.',
  'lottery.kind-three-top': 'Last 3 of the first prize',
  'lottery.kind-three-top-about':
    'Choose numbers of three digits. You win when the first prize ends in one of them.',
  'lottery.kind-four-top': 'All 4 of the first prize',
  'lottery.kind-four-top-about':
    'Choose numbers of four digits. You win when the first prize is one of them.',
  'lottery.kind-tote': 'Last {n}, any order',
  'lottery.kind-tote-about':
    'Type numbers of {n} digits that are not all alike. A number wins when the last {n} of the first prize are its digits in any order.',
  'lottery.kind-two-top': 'Last 2 of the first prize',
  'lottery.kind-two-top-about':
    'Choose numbers of two digits. You win when the first prize ends in one of them.',
  'lottery.kind-two-bottom': 'The pair of its own',
  'lottery.kind-two-bottom-about':
    'Choose numbers of two digits. You win when the pair that is announced beside the last digits is one of them: the two-digit prize of a Thai draw, the first two digits of a Lao one.',
  'lottery.kind-run-top': 'One digit of the last 3',
  'lottery.kind-run-top-about':
    'Choose digits. You win when one of the last three digits of the first prize is yours.',
  'lottery.kind-run-bottom': 'One digit of the pair',
  'lottery.kind-run-bottom-about':
    'Choose digits. You win when one of the two digits of the pair is yours.',
  'lottery.kind-front-three': 'Front three',
  'lottery.kind-front-three-about':
    'Choose numbers of three digits. You stake on both prizes of the front three and win for each that is one of them.',
  'lottery.kind-back-three': 'Back three',
  'lottery.kind-back-three-about':
    'Choose numbers of three digits. You stake on both prizes of the back three and win for each that is one of them.',
  'lottery.prize-orders': '{n, plural, one {one order} other {# orders}}',
  'lottery.tier-first': 'First',
  'lottery.tier-second': 'Second',
  'lottery.tier-third': 'Third',
  'lottery.tier-fourth': 'Fourth',
  'lottery.tier-fifth': 'Fifth',
  'lottery.tier-sixth': 'Sixth',
  'lottery.tier-seventh': 'Seventh',
  'lottery.tier-eighth': 'Eighth',
  'lottery.tier-special': 'Special',
  'lottery.tier-consolation': 'Consolation',
  'lottery.tier-front-three': 'Front three',
  'lottery.tier-back-three': 'Back three',
  'lottery.tier-last-two': 'Last two',
  'lottery.group-prizes-big': 'All 23 prizes',
  'lottery.group-prizes-small': 'First three prizes',
  'lottery.group-tails': 'Last digits',
  'lottery.group-all-prizes': 'All prizes',
  'lottery.group-heads': 'Head and tail',
  'lottery.group-few-prizes': 'Some prizes',
  'lottery.group-parlay': 'Together',
  'lottery.group-top': 'First prize',
  'lottery.group-bottom': 'Other prizes',
};
