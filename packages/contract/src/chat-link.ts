/** The header type of such a token, so that no other token passes for it. */
export const CHAT_LINK = 'chat-link';

/** How long a browser may open the address. Checklist Y-006. */
export const CHAT_LINK_SECONDS = 120;

/** Only plain https addresses, of hosts on the list, without credentials in them. */
export function mayOpen(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && hosts.includes(host) && username + password === '';
}
