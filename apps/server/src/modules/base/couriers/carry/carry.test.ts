import { createServer as createHttp, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createTcp, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { reachOf } from '../reach.ts';
import { httpSms } from './http-sms.ts';
import { smtp } from './smtp.ts';

const AS_BEFORE = {
  encoding: 'json',
  plus: true,
  statuses: [] as number[],
  answerPath: '',
  answerText: '',
} as const;
const reach = reachOf('demo');
const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    open.push(server);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

describe('text messages by HTTP', () => {
  async function provider(status: number, location?: string, answer = '{}') {
    const heard: { request: IncomingMessage; body: string }[] = [];
    const server = createHttp(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      heard.push({ request, body });
      response.writeHead(status, location ? { location } : {}).end(answer);
    });
    return { heard, port: await listen(server) };
  }
  const to = { to: '+8801712345678', subject: 'none', text: 'কোড: "123"' };
  const courier = (port: number, limitMs = 2_000, given: object = {}) =>
    httpSms(
      {
        ...AS_BEFORE,
        courier: 'http',
        url: `http://localhost:${port}/send?from=nokshi`,
        method: 'POST',
        headers: [{ name: 'Authorization', value: 'Bearer {secret}' }],
        body: '{"to":"{to}","text":"{text}"}',
        ...given,
      },
      { secret: 's3cret', reach, limitMs },
    );

  it('sends one request made from the templates', async () => {
    const { heard, port } = await provider(202);
    await courier(port).deliver(to);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.request.url).toBe('/send?from=nokshi');
    expect(heard[0]?.request.headers).toMatchObject({
      authorization: 'Bearer s3cret',
      'content-type': 'application/json',
      host: `localhost:${port}`,
    });
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ to: to.to, text: to.text });
  });

  it('fails when the provider says no, and follows no redirect', async () => {
    const no = await provider(401);
    await expect(courier(no.port).deliver(to)).rejects.toThrow('the provider answered 401');
    const elsewhere = await provider(302, 'http://169.254.169.254/');
    await expect(courier(elsewhere.port).deliver(to)).rejects.toThrow('answered 302');
    expect(elsewhere.heard).toHaveLength(1);
  });

  it('a form is encoded, with the number in digits where the provider wants it so', async () => {
    const { heard, port } = await provider(200);
    const body = 'to={to}&text={text}&key={secret}';
    await courier(port, 2_000, { encoding: 'form', plus: false, body }).deliver(to);
    expect(heard[0]?.request.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(heard[0]?.body))).toEqual({
      to: '8801712345678',
      text: to.text,
      key: 's3cret',
    });
  });

  it('an answer of 200 with an error in its body is not sent, and the message is not repeated', async () => {
    const answer = JSON.stringify({ status: 'FAILED', message: `no credit for ${to.text}` });
    const { port } = await provider(200, undefined, answer);
    const byPath = courier(port, 2_000, { answerPath: 'status', answerText: 'SENT' });
    await expect(byPath.deliver(to)).rejects.toThrow('answered 200, and status is “FAILED”');
    const byText = courier(port, 2_000, { answerText: 'SENT' });
    await expect(byText.deliver(to)).rejects.toThrow('answered 200 without “SENT”');
    const repeated = courier(port, 2_000, { answerPath: 'message', answerText: 'ok' });
    await expect(repeated.deliver(to)).rejects.not.toThrow(to.text);
    await courier(port, 2_000, { answerPath: 'status', answerText: 'FAILED' }).deliver(to);
  });

  it('gives up on a provider that does not answer', async () => {
    const port = await listen(createHttp(() => undefined));
    await expect(courier(port, 100).deliver(to)).rejects.toThrow('no answer in time');
  });

  it('never calls a private address in licensed mode', async () => {
    const { heard, port } = await provider(200);
    const setting = {
      ...AS_BEFORE,
      courier: 'http' as const,
      url: `https://localhost:${port}/`,
      method: 'GET' as const,
      headers: [],
      body: '',
    };
    const licensed = httpSms(setting, { secret: '', reach: reachOf('licensed') });
    await expect(licensed.deliver(to)).rejects.toThrow('not on the public internet');
    expect(heard).toEqual([]);
  });
});

describe('mail by SMTP', () => {
  /** As much of SMTP as a mail needs; `said` is what the client wrote. */
  async function mailServer(greeting = '220 ready') {
    let said = '';
    const server = createTcp((socket) => {
      let data = false;
      socket.write(`${greeting}\r\n`);
      socket.on('error', () => undefined);
      socket.on('data', (part) => {
        said += part.toString();
        for (const line of part.toString().split('\r\n').filter(Boolean)) {
          if (data && line !== '.') continue;
          if (line === '.') data = false;
          if (line === 'DATA') data = true;
          socket.write(data ? '354 go on\r\n' : '250 ok\r\n');
        }
      });
    });
    return { port: await listen(server), said: () => said };
  }
  const setting = (port: number) =>
    ({
      courier: 'smtp',
      host: 'localhost',
      port,
      security: 'none',
      username: '',
      from: 'Nokshi <no-reply@nokshi.example>',
    }) as const;
  const letter = { to: 'rina@example.com', subject: 'Your code', text: 'It is 123456.' };

  it('sends plain text from the brand to the member', async () => {
    const { port, said } = await mailServer();
    await smtp(setting(port), { secret: '', reach }).deliver(letter);
    expect(said()).toContain('MAIL FROM:<no-reply@nokshi.example>');
    expect(said()).toContain('RCPT TO:<rina@example.com>');
    expect(said()).toContain('Subject: Your code');
    expect(said()).toContain('It is 123456.');
  });

  it('fails when the server says no', async () => {
    const { port } = await mailServer('554 no service');
    await expect(smtp(setting(port), { secret: '', reach }).deliver(letter)).rejects.toThrow('554');
  });
});
