/** The value of each placeholder in a template. */
export type Filling = { readonly to: string; readonly text: string; readonly secret: string };

const PLACE = /\{(to|text|secret)\}/g;

/** In an address: percent-encoded. */
export const fillUrl = (template: string, filling: Filling): string =>
  fill(template, (name) => encodeURIComponent(filling[name]));

/** In the value of a form's field. */
export const fillForm = (template: string, filling: Filling): string =>
  fill(template, (name) => new URLSearchParams({ '': filling[name] }).toString().slice(1));

/** Inside a string of a JSON text. */
export const fillJson = (template: string, filling: Filling): string =>
  fill(template, (name) => JSON.stringify(filling[name]).slice(1, -1));

/** In a header, where a line break would begin another one. */
export const fillHeader = (template: string, filling: Filling): string =>
  fill(template, (name) => filling[name].replace(/[\r\n]+/g, ' ')).replace(/[\r\n]+/g, ' ');

const fill = (template: string, put: (name: keyof Filling) => string): string =>
  template.replace(PLACE, (_, name: keyof Filling) => put(name));

/** Whether the templates hold every placeholder that a message needs. */
export const hasPlaces = (templates: readonly string[]): boolean =>
  ['{to}', '{text}'].every((place) => templates.some((template) => template.includes(place)));
