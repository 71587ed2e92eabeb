import { createHash, generateKeyPairSync, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** A passkey as a browser stores one (ES256): its public half in COSE, and what it signs. */
export function softPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (value: string) => Buffer.from(value, 'base64url');
  const cose = Buffer.concat([
    Buffer.from('a50102032620012158', 'hex'),
    Buffer.from([32]),
    point(x),
    Buffer.from('2258', 'hex'),
    Buffer.from([32]),
    point(y),
  ]);
  const id = sha256(cose).toString('base64url');
  let counter = 0;
  return {
    id,
    publicKey: cose,
    /** The answer to what the house asks to be signed. */
    answer({ challenge }: Record<string, unknown>): Record<string, unknown> {
      counter += 1;
      const count = Buffer.alloc(4);
      count.writeUInt32BE(counter);
      const present = Buffer.from([5]);
      const data = Buffer.concat([sha256(new URL(origin).hostname), present, count]);
      const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }));
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const told = {
        authenticatorData: data.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      const kind = { type: 'public-key', clientExtensionResults: {} };
      return { id, rawId: id, ...kind, response: told };
    },
  };
}
