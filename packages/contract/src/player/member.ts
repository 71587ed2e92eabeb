import { z } from 'zod';
import { language, nothing } from '../fields.ts';
import { route } from '../route.ts';
import { AVATAR_CHOICES } from './avatars.ts';

/** The address of a picture of ours. */
const picture = z.object({ value: z.string() });

/** Small properties and acts of a member. Checklist. */
export const memberRoutes = {
  avatar: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    summary: 'The member’s picture: drawn by the house, the one they chose.',
    allow: 'session',
    input: nothing,
    output: picture,
    refusals: [],
  }),
  setAvatar: route({
    method: 'PUT',
    path: '/wps/member/avatar',
    summary: 'Choose one’s picture; beyond the specification.',
    allow: 'owner',
    input: z.object({ avatar: z.enum(AVATAR_CHOICES) }),
    output: picture,
    refusals: [],
    rate: { max: 30, perSeconds: 60 },
  }),
  icon: route({
    method: 'GET',
    path: '/wps/member/info/icon',
    summary: 'The small badge beside the member’s name.',
    allow: 'session',
    input: nothing,
    output: picture,
    refusals: [],
  }),
  firstLogin: route({
    method: 'POST',
    path: '/wps/member/firstLogin',
    summary: 'Record that the site welcomed the member after the first log-in; once.',
    allow: 'member',
    input: nothing,
    /** Whether this was the first such call. */
    output: z.object({ first: z.boolean() }),
    refusals: [],
  }),
  language: route({
    method: 'POST',
    path: '/wps/member/language',
    summary: 'The language in which the house writes to the member from now on.',
    allow: 'session',
    input: z.object({ language }),
    output: z.object({ language }),
    refusals: [],
  }),
};
