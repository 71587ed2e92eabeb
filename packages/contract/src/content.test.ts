import { expect, it } from 'vitest';
import { resourceDoc } from './content.ts';

const resource = (resourceType: string) => ({
  resourceType,
  position: 1,
  url: 'https://nokshi.example/app',
  name: 'A resource',
  qrCodeUrl: null,
});

/** As the specification names them. Checklist E-087. */
const KINDS =
  'LINE WECHAT FACEBOOK TELEGRAM YOUTUBE INSTAGRAM TWITTER VIBER WHATSAPP LIVECHAT IOS Android ' +
  'MOBILECONFIG LOGOLINK REGISTERPOP';

it('has the fifteen kinds of the specification and no other', () => {
  expect(KINDS.split(' ')).toHaveLength(15);
  expect(resourceDoc.shape.resourceType.options.toSorted()).toEqual(KINDS.split(' ').toSorted());
  for (const kind of ['SNAPCHAT', 'ios', '', 'IOS '])
    expect([kind, resourceDoc.safeParse(resource(kind)).success]).toEqual([kind, false]);
});

it('has the fields of the specification', () => {
  const { position: _, ...told } = resourceDoc.parse(resource('IOS'));
  expect(Object.keys(told).sort()).toEqual(['name', 'qrCodeUrl', 'resourceType', 'url']);
});
