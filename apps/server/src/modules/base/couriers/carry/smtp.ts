import { isIP } from 'node:net';
import type { CourierSetting } from '@nokshi/contract/console/couriers.ts';
import { createTransport } from 'nodemailer';
import type { Courier } from '../../../../kernel/courier.ts';
import type { Reach } from '../reach.ts';

type SmtpSetting = Extract<CourierSetting, { courier: 'smtp' }>;

const LIMIT_MS = 10_000;

/**
 * Sends plain-text mail, one connection a mail; certificates are checked against the host's name.
 */
export function smtp(
  setting: SmtpSetting,
  { secret, reach }: { secret: string; reach: Reach },
): Courier {
  const { host, port, security, username, from } = setting;
  return {
    async deliver({ to, subject, text }) {
      const { address } = await reach(host);
      const transport = createTransport({
        host: address,
        port,
        secure: security === 'tls',
        requireTLS: security === 'starttls',
        ignoreTLS: security === 'none',
        ...(isIP(host) === 0 && { tls: { servername: host } }),
        ...(username && { auth: { user: username, pass: secret } }),
        connectionTimeout: LIMIT_MS,
        greetingTimeout: LIMIT_MS,
        socketTimeout: LIMIT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        await transport.sendMail({ from, to, subject, text });
      } finally {
        transport.close();
      }
    },
  };
}
