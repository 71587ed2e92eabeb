import type { Score } from '../synth/score.ts';
import { brass, gust, highHead, lowHead, string, wood } from './instruments.ts';

/** A baul at the needlewoman's door: ektara, dotara, a soft hand drum, the needle through the cloth. */
export const SCORE: Score = {
  tonic: 146.8,
  room: 1.1,
  voices: {
    ektara: string(0.42, 1.5, 0.22),
    dotara: string(0.6, 1.7, 0.1),
    dhum: lowHead(110, 0.5),
    tin: highHead(293.7, 0.1),
    jhun: brass(2_349, 0.5),
    cloth: gust([500, 2_400], 0.22, 0.12),
    needle: wood(1_250, 0.04),
  },
  clips: {
    base: [
      0.17,
      [
        'dotara',
        0.5,
        '^S--^R-^G ^R--^S-- D--^S-D P----- G--P-D P--G-- R--G-R S-----' +
          '...... ..P-D- ^S--^S-^R ^G--^R-- ^S--D-- P--D-P G--R-G S-----',
      ],
      ['ektara', 0.3, 'S!..S,.P,'],
      ['dhum', 0.36, 'S..... S,..S,..'],
      ['tin', 0.17, '...S.S, ..S,...'],
      ['needle', 0.11, '..S..S'],
    ],
    free: [
      0.14,
      [
        'dotara',
        0.5,
        '^S-^S^R^G^R ^S-^SD^SD P-PDPG P----- G-GPDP ^S--^R-- ^G-^R^S-D P-----' +
          '^P-^P^D^P^G ^R-^R^G^R^S D-D^S^R^S D--P-- G-PD^SD P-GR-G S-S_DS_D S-----',
      ],
      ['ektara', 0.34, 'S!.SS,PS,'],
      ['dhum', 0.55, 'S!..S.. S.S,S..'],
      ['tin', 0.2, '..S.SS, .S..SS'],
      ['jhun', 0.1, '...S..'],
    ],
    spin: [0.07, ['cloth', 0.5, 'S---'], ['ektara', 0.6, 'S.P.^S'], ['tin', 0.3, 'S,S,SS!']],
    stop: [0.04, ['dhum', 1, 'S'], ['tin', 0.5, 'S'], ['needle', 0.7, '.S']],
    scatter: [0.07, ['dotara', 0.8, '^S^P^^S'], ['jhun', 0.35, '..S']],
    await: [
      0.05,
      ['tin', 0.5, 'SSSSS!SS!SS!SSS,S,S,'],
      ['ektara', 0.7, 'S.P.S.P.^S.P.^S'],
      ['dhum', 0.45, 'S...S...S!...S,'],
    ],
    step: [0.03, ['needle', 1, 'S'], ['ektara', 0.25, '.^S']],
    feature: [
      0.085,
      ['dotara', 0.7, 'SGPD^S^G^P---'],
      ['dhum', 0.5, 'S.....S!'],
      ['jhun', 0.3, '......S'],
    ],
    win1: [0.11, ['dotara', 0.8, 'GPD^S---'], ['dhum', 0.4, 'S..S'], ['jhun', 0.2, '...S']],
    win2: [
      0.11,
      ['dotara', 0.8, 'GPD^S^R^G-^R^S---'],
      ['ektara', 0.6, 'S..S..S..S'],
      ['dhum', 0.6, 'S..S..S.S!S!S!'],
      ['tin', 0.3, '.SS.SS.S.S'],
      ['jhun', 0.3, '...S..S..S'],
    ],
    win3: [
      0.11,
      ['dotara', 0.8, 'SGPD^S-D^S^R^G-^R^G^P-^G^R^S-^S---'],
      ['ektara', 0.6, 'S..S..S..S..S..S..S..S'],
      ['dhum', 0.7, 'S!..S..S!..S..S!..S.S!S!S!.S!'],
      ['tin', 0.35, '.SS.SS.SS.SS.SS.SSSS.S'],
      ['jhun', 0.3, '...S..S..S..S..S..S..S'],
    ],
    win4: [
      0.105,
      ['dotara', 0.8, 'SGPD^S-D^S^R^G-^R^G^P-^G^P^D-^P^D^^S--^D^P^G^R^G^P^D^^S--^^S-----'],
      ['dotara', 0.5, '........S..P..^S..P..S..P..^S..P..S...S...S-----'],
      ['ektara', 0.6, 'S..S..S..S..S..S..S..S..S..S..S..S...S..S'],
      ['dhum', 0.75, 'S!..S..S!..S..S!..S..S!..S..S!.S.S!.S.S!S!S!S!..S!'],
      ['tin', 0.4, '.SS.SS.SS.SS.SS.SS.SS.SS.SSSSSSSSSSSS.SS'],
      ['jhun', 0.35, '...S..S..S..S..S..S..S..S..S..S..S..S..S..S'],
    ],
    enter: [
      0.12,
      ['dotara', 0.8, 'S.P.^S.^G.^P-^D-^P-^G-^P-------'],
      ['ektara', 0.6, 'S.S.S.S.SSSSSSSSS'],
      ['tin', 0.35, 'S,S,S,S,SSSSSSSSS!'],
      ['dhum', 0.6, 'S.......S...S.S.S!'],
      ['jhun', 0.35, '........S...S...S'],
    ],
    leave: [
      0.15,
      ['dotara', 0.8, '^G-^R-^S-D-P-G-S------'],
      ['ektara', 0.5, 'S...S...S...S'],
      ['dhum', 0.6, 'S...S...S.S.S!'],
      ['jhun', 0.3, '............S'],
    ],
  },
};
