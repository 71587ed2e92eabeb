/**
 * Loopback, private, link-local and carrier-grade addresses (RFC 1918, 4193, 4291, 6598). They do
 * not occur on the internet, so demo mode counts them as the brand's home country.
 */
export function isPrivateAddress(ip: string): boolean {
  const v4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/i.exec(ip);
  if (!v4) return /^(?:::1$|f[cd]|fe[89ab])/i.test(ip);
  const first = Number(v4[1]);
  const second = Number(v4[2]);
  if (first === 172) return second >= 16 && second <= 31;
  if (first === 192) return second === 168;
  if (first === 169) return second === 254;
  if (first === 100) return second >= 64 && second <= 127;
  return first === 10 || first === 127;
}
