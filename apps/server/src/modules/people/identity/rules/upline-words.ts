/** What a member reads of moves in the team line; see `change-words.ts`. */
export const UPLINE_CHANGES = {
  'upline-planned': {
    EN: {
      subject: 'You will have a new upline at {name}',
      text: 'From {day} the agent directly above you at {name} is {what}. Your balance and earlier transfers stay as they are.',
    },
    BN: {
      subject: '{name}: আপনার আপলাইন বদলাবে',
      text: '{day} থেকে {name}-এ আপনার ঠিক ওপরের এজেন্ট হবেন {what}। আপনার ব্যালেন্স ও আগের লেনদেন আগের মতোই থাকবে।',
    },
  },
  'upline-end-planned': {
    EN: {
      subject: 'You will have no upline at {name}',
      text: 'From {day} there is no agent directly above you at {name}. Your balance and earlier transfers stay as they are.',
    },
    BN: {
      subject: '{name}: আপনার আর আপলাইন থাকবে না',
      text: '{day} থেকে {name}-এ আপনার ওপরে কোনো এজেন্ট থাকবেন না। আপনার ব্যালেন্স ও আগের লেনদেন আগের মতোই থাকবে।',
    },
  },
  'upline-stays': {
    EN: {
      subject: 'Your upline at {name} stays the same',
      text: 'The change of your upline that we announced will not be made. Nothing changes for you.',
    },
    BN: {
      subject: '{name}: আপনার আপলাইন বদলাচ্ছে না',
      text: 'আপলাইন বদলের যে কথা জানিয়েছিলাম, তা আর হচ্ছে না। আপনার কিছুই বদলাবে না।',
    },
  },
  'upline-set': {
    EN: {
      subject: 'You have a new upline at {name}',
      text: 'The agent directly above you at {name} is now {what}. Your balance and earlier transfers stay as they are.',
    },
    BN: {
      subject: '{name}: আপনার নতুন আপলাইন',
      text: '{name}-এ আপনার ঠিক ওপরের এজেন্ট এখন {what}। আপনার ব্যালেন্স ও আগের লেনদেন আগের মতোই আছে।',
    },
  },
  'upline-removed': {
    EN: {
      subject: 'You have no upline at {name} any more',
      text: 'There is no agent directly above you at {name} any more. Your balance and earlier transfers stay as they are.',
    },
    BN: {
      subject: '{name}: আপনার আর কোনো আপলাইন নেই',
      text: '{name}-এ আপনার ওপরে আর কোনো এজেন্ট নেই। আপনার ব্যালেন্স ও আগের লেনদেন আগের মতোই আছে।',
    },
  },
} as const;
