import { z } from 'zod';
import { cursor, instant, nothing, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';

export const MESSAGE_KINDS = ['sms', 'mail'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
const kind = z.enum(MESSAGE_KINDS);

export const MESSAGE_STATES = ['queued', 'sent', 'failed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/**
 * What delivers the messages of one kind. In the templates `{to}`, `{text}` and `{secret}` are
 * replaced by the recipient, the words and the one secret, which is sealed and never shown.
 */
export const courierSetting = z.discriminatedUnion('courier', [
  z.object({ courier: z.literal('demo') }),
  z.object({
    courier: z.literal('http'),
    url: z.string().trim().max(500),
    method: z.enum(['POST', 'GET']),
    headers: z
      .array(
        z.object({
          name: z.string().regex(/^[A-Za-z0-9-]{1,60}$/),
          value: z.string().min(1).max(500),
        }),
      )
      .max(10),
    /** A JSON text or a form, `to={to}&text={text}`; empty with GET. */
    body: z.string().max(4000),
    encoding: z.enum(['json', 'form']).default('json'),
    /** Whether `{to}` begins with the plus; without it the number is digits alone. */
    plus: z.boolean().default(true),
    /** The statuses that mean sent; any 2xx where there are none. */
    statuses: z.array(z.number().int().min(100).max(599)).max(10).default([]),
    /** Where in a JSON answer the result is: `data.status`, `messages.0.status`; empty: nowhere. */
    answerPath: z
      .string()
      .trim()
      .max(200)
      .regex(/^([\w-]+(\.[\w-]+)*)?$/)
      .default(''),
    /** What is there, or without a path somewhere in the answer, when the message was sent. */
    answerText: z.string().trim().max(200).default(''),
  }),
  z.object({
    courier: z.literal('smtp'),
    host: z.string().trim().min(1).max(253),
    port: z.number().int().min(1).max(65_535),
    security: z.enum(['tls', 'starttls', 'none']),
    username: z.string().max(254),
    /** The sender of the email. */
    from: z.string().trim().min(3).max(254),
  }),
]);
export type CourierSetting = z.infer<typeof courierSetting>;

const shownSetting = z.object({
  kind,
  setting: courierSetting,
  secretSet: z.boolean(),
  /** Grows with each change; sent back so that an edit of an older version is refused. */
  version: z.number().int(),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
});

const message = z.object({
  id: z.string(),
  kind,
  to: z.string(),
  subject: z.string(),
  /** The digits of a code are dots, except in demo mode. */
  text: z.string(),
  state: z.enum(MESSAGE_STATES),
  courier: z.enum(['demo', 'http', 'smtp']).nullable(),
  tries: z.number().int(),
  reason: z.string().nullable(),
  queuedAt: instant,
  sentAt: instant.nullable(),
});

export const consoleCouriersRoutes = {
  messages: route({
    method: 'GET',
    path: '/console/couriers/messages',
    summary: 'Messages of the last 30 days, newest first; `to` matches the start of the recipient.',
    allow: { permission: 'couriers.read' },
    input: z.object({
      kind: kind.optional(),
      state: z.enum(MESSAGE_STATES).optional(),
      to: z.string().trim().max(254).optional(),
      cursor,
      pageSize: pageSize(100, 25),
    }),
    output: page(message),
    refusals: [],
  }),
  settings: route({
    method: 'GET',
    path: '/console/couriers/settings',
    summary: 'The couriers of text messages and of email.',
    allow: { permission: 'couriers.read' },
    input: nothing,
    output: z.array(shownSetting),
    refusals: [],
  }),
  set: route({
    method: 'PUT',
    path: '/console/couriers/settings/:kind',
    summary: 'Choose and set the courier of one kind; without `secret` the stored one stays.',
    allow: { permission: 'couriers.write' },
    input: z.object({
      kind,
      setting: courierSetting,
      secret: z.string().min(1).max(500).optional(),
      version: z.number().int(),
    }),
    output: shownSetting,
    refusals: [
      'couriers.kind-wrong',
      'couriers.template-wrong',
      'couriers.answer-needed',
      'couriers.place-refused',
      'couriers.secret-needed',
      'couriers.version-changed',
    ],
  }),
  test: route({
    method: 'POST',
    path: '/console/couriers/test',
    summary: 'Send a test message; it is in the list at once.',
    allow: { permission: 'couriers.write' },
    input: z.object({ kind, to: z.string().trim().min(3).max(254) }),
    output: z.object({ id: z.string() }),
    refusals: ['couriers.recipient-wrong'],
    rate: { max: 10, perSeconds: 60 },
  }),
};
