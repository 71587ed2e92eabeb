/** The house's own studios, each with its character; a studio is a vendor of the catalogue. */
export const STUDIOS = {
  /** Needlework: lines and free games. */
  NOKSHI: { EN: 'Nokshi Studio', BN: 'নকশি স্টুডিও' },
  /** Rivers and boats: ways, held reels, coins. */
  PADMA: { EN: 'Padma Works', BN: 'পদ্মা ওয়ার্কস' },
  /** Mangrove: clusters and wilds that walk. */
  SUNDAR: { EN: 'Sundar Grove', BN: 'সুন্দরবন' },
  /** The street: three reels, picks. */
  RICKSHA: { EN: 'Rickshaw Arcade', BN: 'রিকশা আর্কেড' },
  /** Looms and palaces: reels of changing height, wilds that fill them. */
  JAMDANI: { EN: 'Jamdani House', BN: 'জামদানি হাউস' },
  /** The fair: collecting, both ways, jackpots. */
  BOISHAKH: { EN: 'Boishakh Fair', BN: 'বৈশাখী মেলা' },
} as const satisfies Record<string, { readonly EN: string; readonly BN: string }>;

export type StudioCode = keyof typeof STUDIOS;
