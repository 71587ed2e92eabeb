import { z } from 'zod';
import { id, nothing } from '../fields.ts';
import { route } from '../route.ts';

/** Saved views that one operator may have, of all desks together. */
export const MOST_SAVED_VIEWS = 50;

/** Text without markup characters. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^<>]+$/);

/**
 * Filters of a desk under a name; `search` is the query of its address, encoded and without the
 * question mark.
 */
const savedView = z.object({
  id: id('viw'),
  /** The first part of the desk's address: `deposits`. */
  desk: z.string().regex(/^[a-z][a-z-]{1,29}$/),
  name,
  search: z
    .string()
    .max(500)
    .regex(/^[\w.~%+=&*-]+$/),
  /** The desk opens with it. */
  start: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

/** Saved views of the caller alone: nobody else sees or changes them. */
export const consoleViewRoutes = {
  list: route({
    method: 'GET',
    path: '/console/views',
    summary: 'The caller’s own saved views, by desk and name.',
    allow: 'operator',
    input: nothing,
    output: z.object({ views: z.array(savedView) }),
    refusals: [],
  }),
  save: route({
    method: 'POST',
    path: '/console/views',
    summary: 'Save filters of a desk under a name, at most 50 of all desks.',
    allow: 'operator',
    input: savedView.omit({ id: true }),
    output: savedView,
    refusals: ['identity.view-name-taken', 'identity.views-full'],
  }),
  change: route({
    method: 'PUT',
    path: '/console/views/:id',
    summary: 'Rename a saved view; make it the start view of its desk, or not.',
    allow: 'operator',
    input: savedView.pick({ id: true, name: true, start: true }),
    output: savedView,
    refusals: ['identity.view-unknown', 'identity.view-name-taken'],
  }),
  drop: route({
    method: 'DELETE',
    path: '/console/views/:id',
    summary: 'Delete a saved view; saving it again restores it.',
    allow: 'operator',
    input: savedView.pick({ id: true }),
    output: nothing,
    refusals: ['identity.view-unknown'],
  }),
};
