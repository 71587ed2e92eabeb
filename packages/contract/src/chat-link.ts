/** What the header of such a token says it is, so that no other one is taken for it. */
export const CHAT_LINK = 'chat-link';

/** For so long a browser may open what it was given. Checklist Y-006. */
export const CHAT_LINK_SECONDS = 120;

/** Only plain https addresses, of hosts on the list, with nobody's name in them. */
export function mayOpen(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && hosts.includes(host) && username + password === '';
}
