/** What is written in one name and left out in another: blanks, points, joiners, the visarga of মোঃ. */
const WRITTEN_EITHER_WAY = /[\s\p{P}\p{S}\p{Cf}\p{Default_Ignorable_Code_Point}\u0983]/gu;

/**
 * A person's name as it is compared: equal for one name with other capitals, blanks, joiners,
 * punctuation or forms of the same letters. Only compared, never shown. Checklist V-016.
 */
export const nameKey = (name: string): string =>
  name
    .replaceAll(WRITTEN_EITHER_WAY, '')
    .normalize('NFKC')
    // Twice: some letters have a capital of two (ß), and these fold to the same small ones.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(WRITTEN_EITHER_WAY, '');
