/** To the owner of an account that an agent opened; `name` as the reader may know the agent. */
export const accountWords = (name: string) => ({
  title: { EN: `${name} opened this account for you`, BN: `${name} আপনার জন্য এই অ্যাকাউন্ট খুলেছেন` },
  text: {
    EN: 'You have chosen a password of your own, and nobody else knows it. If somebody asks you for it, do not give it, and tell us.',
    BN: 'আপনি নিজের পাসওয়ার্ড বেছে নিয়েছেন, সেটি আর কেউ জানে না। কেউ চাইলেও দেবেন না, আমাদের জানাবেন।',
  },
});

/** To the agent. */
export const openerWords = (username: string, type: 0 | 1) => ({
  title: { EN: `You opened the account ${username}`, BN: `আপনি ${username} অ্যাকাউন্ট খুলেছেন` },
  text: {
    EN: `It is directly below you, as ${type === 1 ? 'an agent' : 'a member'}. Its owner chooses a new password and confirms age and terms at the first log-in; before that it cannot be used.`,
    BN: `এটি ${type === 1 ? 'এজেন্ট' : 'সদস্য'} হিসেবে সরাসরি আপনার নিচে আছে। প্রথমবার লগ ইনে মালিক নতুন পাসওয়ার্ড বেছে নেবেন এবং বয়স ও শর্ত নিশ্চিত করবেন; তার আগে এটি ব্যবহার করা যাবে না।`,
  },
});
