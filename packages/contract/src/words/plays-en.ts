/** What can be bet on. Names are made of parts, an area and a kind of play. */
export const playsEn = {
  'lottery.area-all': 'All places',
  'lottery.area-front': 'First {n}',
  'lottery.area-middle': 'Middle {n}',
  'lottery.area-back': 'Last {n}',
  'lottery.place-1': '1st',
  'lottery.place-2': '2nd',
  'lottery.place-3': '3rd',
  'lottery.place-4': '4th',
  'lottery.place-5': '5th',
  'lottery.place-6': '6th',
  'lottery.place-7': '7th',
  'lottery.place-8': '8th',
  'lottery.place-9': '9th',
  'lottery.place-10': '10th',
  'lottery.place-special': 'Special',

  'lottery.kind-straight': 'In order',
  'lottery.kind-straight-about':
    'Choose numbers for each place. You win when every place shows one of the numbers you chose for it.',
  'lottery.kind-lines': 'In order, typed',
  'lottery.kind-lines-about':
    'Type or paste whole lines. A line wins when the places show its numbers in the same order.',
  'lottery.kind-combination': 'Combination',
  'lottery.kind-combination-about':
    'Each line is staked on all of its places, on all but the first, and so on to the last place alone. Each of these has its own prize.',
  'lottery.kind-sum': 'Sum',
  'lottery.kind-sum-about':
    'Choose sums. You win when the numbers of these places add up to one of them.',
  'lottery.kind-span': 'Span',
  'lottery.kind-span-about':
    'Choose differences. You win when the largest number less the smallest is one of them.',
  'lottery.kind-sum-tail': 'Last digit of the sum',
  'lottery.kind-sum-tail-about':
    'Choose digits. You win when the sum of these places ends in one of them.',
  'lottery.kind-group': '{pattern}, any order',
  'lottery.kind-group-about':
    'Choose numbers. You win when the places show them in any order, as {pattern}.',
  'lottery.kind-group-front': 'Any order',
  'lottery.kind-group-front-about':
    'Choose numbers. You win when the first places show only numbers that you chose, in any order.',
  'lottery.kind-group-lines': 'Any order, typed',
  'lottery.kind-group-lines-about':
    'Type or paste whole lines. A line wins when the places show its numbers in any order. Numbers that are all alike are not a line.',
  'lottery.kind-group-sum': 'Sum, any order',
  'lottery.kind-group-sum-about':
    'Choose sums: you stake on every group of numbers with that sum. Numbers that are all alike do not win.',
  'lottery.kind-group-banker': 'Banker number, any order',
  'lottery.kind-group-banker-about':
    'Choose one number: you stake on every group of numbers that has it. Numbers that are all alike do not win.',
  'lottery.kind-anywhere': '{n, plural, one {One number anywhere} other {# numbers anywhere}}',
  'lottery.kind-anywhere-about':
    'Choose {n, plural, one {a number} other {at least # numbers}}. You win when {n, plural, one {it comes} other {# of them come}} in any of these places.',
  'lottery.kind-at-least': '{n, plural, one {At least once} other {At least # times}}',
  'lottery.kind-at-least-about':
    'Choose numbers. You win for each that comes at least {n, plural, one {once} other {# times}}.',
  'lottery.kind-pattern': 'Pattern',
  'lottery.kind-pattern-about':
    'Choose what the three numbers look like: alike, in a row, a pair, two in a row, or nothing of that. 0 follows 9.',
  'lottery.kind-attributes': 'Big, small, odd, even',
  'lottery.kind-attributes-about':
    'Choose for each place. 5 to 9 are big, 0 to 4 are small. You win when every place is as you chose.',
  'lottery.kind-sum-sides': 'Sum: big, small, odd, even',
  'lottery.kind-sum-sides-about': 'Choose what the sum is. {from} and more is big, less is small.',
  'lottery.kind-bull': 'Bull',
  'lottery.kind-bull-about':
    'If three of the five numbers add up to 0, 10 or 20, the last digit of the sum of the other two is the bull; 0 counts as 10, the best. Otherwise there is no bull.',
  'lottery.kind-position': 'Number in its place',
  'lottery.kind-position-about':
    'Choose numbers for one or more places. You win for each place that shows a number you chose for it.',
  'lottery.kind-any-straight': '{n} places in order',
  'lottery.kind-any-straight-about':
    'Choose numbers for at least {n} places. You win for every {n} places that show what you chose for them.',
  'lottery.kind-any-group': '{n} places: {pattern}, any order',
  'lottery.kind-any-group-about':
    'Choose places and numbers. You win for every {n} of the places that show the numbers in any order, as {pattern}.',
  'lottery.kind-dragon-tiger': 'Dragon and tiger {a} : {b}',
  'lottery.kind-dragon-tiger-about':
    'Dragon wins when the number in place {a} is higher than the one in place {b}, tiger when it is lower.',

  'lottery.kind-any': 'Any {n}',
  'lottery.kind-any-about':
    'Choose at least {n, plural, one {# number} other {# numbers}}. You win when {n, plural, one {it is} other {# of them are}} drawn, in any place.',
  'lottery.kind-any-over': 'Any {n}',
  'lottery.kind-any-over-about':
    'Choose at least {n} numbers. You win when all five drawn numbers are among {n} of them.',
  'lottery.kind-any-bankers': 'Any {n} with bankers',
  'lottery.kind-any-bankers-about':
    'Choose bankers, which are in every unit, and other numbers that fill each unit up to {n}. A unit wins as in Any {n}.',
  'lottery.kind-front-any': 'One number anywhere',
  'lottery.kind-front-any-about': 'Choose numbers. You win for each that is among the first {n}.',
  'lottery.kind-odd-count': 'How many are odd',
  'lottery.kind-odd-count-about': 'Choose how many of the five drawn numbers are odd.',
  'lottery.kind-median': 'Middle number',
  'lottery.kind-median-about':
    'Put the five drawn numbers in order of size: choose which is the third.',
  'lottery.kind-sum-size': 'Sum: big or small',
  'lottery.kind-sum-size-about':
    'More than 30 is big, less is small. At exactly 30 your stake comes back.',
  'lottery.kind-sum-parity': 'Sum: odd or even',
  'lottery.kind-sum-parity-about': 'Choose whether the five drawn numbers add up to odd or even.',

  'lottery.kind-place-sides': 'Big, small, odd, even',
  'lottery.kind-place-sides-about':
    'Choose for one or more places. {big} are big, {small} are small. You win for each that is right.{tie, plural, =0 {} other { At # the stake comes back.}}',
  'lottery.kind-top2-sum': 'Sum of the first two',
  'lottery.kind-top2-sum-about': 'Choose what the numbers of the first two boats add up to.',
  'lottery.kind-top2-sides': 'First two: big, small, odd, even',
  'lottery.kind-top2-sides-about':
    'Choose what the sum of the first two boats is. More than 11 is big; it is rarer and pays more.',

  'lottery.kind-dice-sum': 'Sum of the dice',
  'lottery.kind-dice-sum-about': 'Choose what the three dice add up to.',
  'lottery.kind-dice-sides': 'Big, small, odd, even',
  'lottery.kind-dice-sides-about':
    'Choose what the sum of the dice is. More than 10 is big. Three alike lose.',
  'lottery.kind-triple': 'Three alike',
  'lottery.kind-triple-about': 'Choose three alike, of a number or any.',
  'lottery.kind-pair': 'Pair',
  'lottery.kind-pair-about': 'Choose a number. You win when exactly two dice show it.',
  'lottery.kind-pair-and-one': 'Pair and another',
  'lottery.kind-pair-and-one-about':
    'Choose the number of the pair and the number of the third die. You win when the dice show both.',
  'lottery.kind-different': '{n} different',
  'lottery.kind-different-about':
    'Choose at least {n} numbers. You win when the dice show {n} of them.',
  'lottery.kind-run': 'Three in a row',
  'lottery.kind-run-about': 'You win when the dice show three numbers in a row, such as 3 4 5.',
  'lottery.kind-face': 'On any die',
  'lottery.kind-face-about': 'Choose a number. You win when at least one die shows it.',

  'lottery.kind-special': 'Special number',
  'lottery.kind-special-about':
    'Choose numbers. You win when the seventh number, the special one, is one of them.',
  'lottery.kind-normal': 'Number among the six',
  'lottery.kind-normal-about': 'Choose numbers. You win for each that is one of the first six.',
  'lottery.kind-normal-place': 'Number in its place',
  'lottery.kind-normal-place-about':
    'Choose numbers for one or more of the first six places. You win for each that is right.',
  'lottery.kind-special-sides': 'Special number: sides',
  'lottery.kind-special-sides-about':
    'Choose what the special number is. 25 and more is big. At 49 your stake comes back.',
  'lottery.kind-special-wave': 'Special number: colour',
  'lottery.kind-special-wave-about': 'Choose the colour of the special number.',
  'lottery.kind-special-half-wave': 'Special number: colour and side',
  'lottery.kind-special-half-wave-about':
    'Choose the colour of the special number together with a side. At 49 your stake comes back.',
  'lottery.kind-special-animal': 'Special number: animal',
  'lottery.kind-special-animal-about':
    'Each number has one of twelve animals; the first is the animal of the lunar year. Choose that of the special number.',
  'lottery.kind-one-animal': 'Animal among the seven',
  'lottery.kind-one-animal-about':
    'Choose an animal. You win when at least one of the seven numbers has it.',
  'lottery.kind-one-tail': 'Last digit among the seven',
  'lottery.kind-one-tail-about':
    'Choose a digit. You win when at least one of the seven numbers ends in it.',
  'lottery.kind-all': '{n} of the six',
  'lottery.kind-all-about':
    'Choose at least {n} numbers. You win when {n} of them are among the first six.',
  'lottery.kind-three-for-two': 'Three, or two of them',
  'lottery.kind-three-for-two-about':
    'Choose at least three numbers. Three of them among the first six win one prize, two of them another.',
  'lottery.kind-two-for-special': 'Two, or one with the special',
  'lottery.kind-two-for-special-about':
    'Choose at least two numbers. Two among the first six win one prize, one of the six with the special number another.',
  'lottery.kind-normal-and-special': 'One of the six with the special',
  'lottery.kind-normal-and-special-about':
    'Choose at least two numbers. You win when one is among the first six and another is the special number.',
  'lottery.kind-none-of': 'None of {n}',
  'lottery.kind-none-of-about':
    'Choose at least {n} numbers. You win when none of {n} of them is drawn.',
  'lottery.kind-total-sides': 'Sum of all seven',
  'lottery.kind-total-sides-about': 'Choose what all seven numbers add up to. 175 and more is big.',

  'lottery.kind-colour': 'Colour',
  'lottery.kind-colour-about':
    'Odd numbers are green, even ones red. 0 and 5 are violet as well, and pay for both.',
  'lottery.kind-number': 'Number',
  'lottery.kind-number-about': 'Choose the number that is drawn.',
  'lottery.kind-size': 'Big or small',
  'lottery.kind-size-about': '5 to 9 are big, 0 to 4 are small.',

  'lottery.pattern-5-120': 'five different',
  'lottery.pattern-5-60': 'a pair and three different',
  'lottery.pattern-5-30': 'two pairs and another',
  'lottery.pattern-5-20': 'three alike and two different',
  'lottery.pattern-5-10': 'three alike and a pair',
  'lottery.pattern-5-5': 'four alike and another',
  'lottery.pattern-4-24': 'four different',
  'lottery.pattern-4-12': 'a pair and two different',
  'lottery.pattern-4-6': 'two pairs',
  'lottery.pattern-4-4': 'three alike and another',
  'lottery.pattern-3-6': 'three different',
  'lottery.pattern-3-3': 'a pair and another',
  'lottery.pattern-2-2': 'two different',

  'lottery.kind-group-bankers': 'Any order with bankers',
  'lottery.kind-group-bankers-about':
    'Choose bankers, which are in every unit, and other numbers that fill each unit. A unit wins when the first places show its numbers in any order.',
  'lottery.kind-all-bankers': '{n} of the six with bankers',
  'lottery.kind-all-bankers-about':
    'Choose bankers, which are in every unit, and other numbers that fill each unit up to {n}. A unit wins when all of it is among the first six.',
  'lottery.kind-double': 'Two alike or more',
  'lottery.kind-double-about': 'Choose a number. You win when two or three dice show it.',
  'lottery.kind-face-count': 'By how many dice',
  'lottery.kind-face-count-about':
    'Choose numbers. Each pays by how many dice show it: one, two or three.',
  'lottery.prize-once': 'On one die',
  'lottery.prize-twice': 'On two dice',
  'lottery.prize-thrice': 'On three dice',
  'lottery.prize-win': 'Prize',
  'lottery.prize-last': '{n, plural, one {Last one} other {Last #}}',
  'lottery.prize-three': 'All three',
  'lottery.prize-two': 'Two',
  'lottery.prize-special': 'One with the special',

  'lottery.option-big': 'Big',
  'lottery.option-small': 'Small',
  'lottery.option-odd': 'Odd',
  'lottery.option-even': 'Even',
  'lottery.option-tie': 'Tie',
  'lottery.option-dragon': 'Dragon',
  'lottery.option-tiger': 'Tiger',
  'lottery.option-none': 'No bull',
  'lottery.option-bull': 'Bull {n}',
  'lottery.option-triple': 'Three alike',
  'lottery.option-straight': 'In a row',
  'lottery.option-pair': 'Pair',
  'lottery.option-half-straight': 'Two in a row',
  'lottery.option-mixed': 'None of these',
  'lottery.option-any-triple': 'Any three alike',
  'lottery.option-any-run': 'Any three in a row',
  'lottery.option-odd-count': '{n} odd',
  'lottery.option-tail': 'Ends in {n}',
  'lottery.option-digits-odd': 'Digits add up to odd',
  'lottery.option-digits-even': 'Digits add up to even',
  'lottery.option-tail-big': 'Last digit big',
  'lottery.option-tail-small': 'Last digit small',
  'lottery.option-red': 'Red',
  'lottery.option-blue': 'Blue',
  'lottery.option-green': 'Green',
  'lottery.option-violet': 'Violet',
  'lottery.option-rat': 'Rat',
  'lottery.option-ox': 'Ox',
  'lottery.option-rabbit': 'Rabbit',
  'lottery.option-snake': 'Snake',
  'lottery.option-horse': 'Horse',
  'lottery.option-goat': 'Goat',
  'lottery.option-monkey': 'Monkey',
  'lottery.option-rooster': 'Rooster',
  'lottery.option-dog': 'Dog',
  'lottery.option-pig': 'Pig',

  'lottery.group-position': 'One place',
  'lottery.group-any': 'Any places',
  'lottery.group-sides': 'Sides',
  'lottery.group-dragon-tiger': 'Dragon and tiger',
  'lottery.group-any-n': 'Any so many',
  'lottery.group-bankers': 'With bankers',
  'lottery.group-front': 'First places',
  'lottery.group-sum': 'Sum',
  'lottery.group-special': 'Special number',
  'lottery.group-numbers': 'Numbers',
  'lottery.group-combined': 'Several numbers',
  'lottery.group-none': 'None of them',
  'lottery.group-animals': 'Animals and digits',
  'lottery.group-dice': 'Dice',
  'lottery.group-main': 'Main',

  'lottery.part-repeated': 'Repeated',
  'lottery.part-single': 'Single',
  'lottery.part-bankers': 'Bankers',
  'lottery.part-others': 'Others',
  'lottery.part-places': 'Places',
  'lottery.part-numbers': 'Numbers',
  'lottery.example': 'For example',
  'lottery.example-chosen': 'You choose',
  'lottery.example-drawn': 'Drawn',
  'lottery.example-wins': 'This wins.',
};
