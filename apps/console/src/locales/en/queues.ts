/** What waits for an operator: counts, new rows, and the sound. */
export const queues = {
  'queues.waiting': '{count} waiting',
  'queues.new-on': 'New work: {desks}',
  'queues.new-rows': '{count} new',
  'queues.show-new': 'Show new rows',
  'queues.sound': 'Sound for new work',
  'queues.sound-is-on': 'Sound for new work: on',
  'queues.sound-is-off': 'Sound for new work: off',
  'queues.sound-is-blocked': 'Sound for new work: on, but blocked in this tab',
  'queues.sound-on': 'Play a short sound when new work arrives at one of my desks',
  'queues.sound-rest': 'At most once in five seconds. Kept in this browser, for you alone.',
  'queues.volume': 'Volume',
  'queues.try': 'Try the sound',
  'queues.blocked':
    'The browser blocks sound in this tab. Press a key or click in it once; if it stays silent, allow sound for this site in the browser.',
  'queues.no-audio': 'This browser cannot play sounds.',
};
