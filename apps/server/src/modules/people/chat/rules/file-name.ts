const MOST = 80;

/**
 * The name a file is shown and saved under: no folders, no invisible or direction-changing
 * characters but the joiners within words, and the extension of its real type.
 */
export function fileName(given: string, kind: 'image' | 'pdf'): string {
  const ending = kind === 'pdf' ? '.pdf' : '.webp';
  const stem = given
    .normalize('NFC')
    .replace(/(?!(?<=[\p{L}\p{M}])[\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/[<>:"|?*]/g, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...stem].slice(0, MOST).join('') || kind}${ending}`;
}
