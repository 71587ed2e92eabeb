import { expect, it } from 'vitest';
import { resourceLink, socialLinks } from './apps.ts';

const resource = (resourceType: string, url: string, name = resourceType) => ({
  resourceType,
  url,
  name,
  qrCodeUrl: null,
});

it.each(['FACEBOOK', 'TWITTER', 'YOUTUBE', 'WHATSAPP', 'INSTAGRAM', 'VIBER', 'TELEGRAM'])(
  'shows the social %s when it is set and not when it is not',
  (kind) => {
    const set = [
      resource('IOS', 'https://apps.example/x'),
      resource(kind, 'https://there.example/x'),
    ];
    expect(socialLinks(set)).toEqual([{ name: kind, link: 'https://there.example/x' }]);
    expect(socialLinks(set.slice(0, 1))).toEqual([]);
  },
);

it('keeps both Telegram links', () => {
  const two = ['News', 'Help'].map((name) => resource('TELEGRAM', 'https://t.me/x', name));
  expect(socialLinks(two).map(({ name }) => name)).toEqual(['News', 'Help']);
});

it.each(['javascript:alert(1)', 'http://facebook.com/x', 'data:text/html,x', '//evil.example'])(
  'refuses %s as a way out of the site',
  (url) => {
    expect(socialLinks([resource('FACEBOOK', url)])).toEqual([]);
  },
);

it('finds an app whatever the case of its type', () => {
  expect(resourceLink([resource('Android', '/down#android')], 'ANDROID')).toBe('/down#android');
  expect(resourceLink([], 'IOS')).toBeNull();
});
