import type { Score } from '../synth/score.ts';
import { brass, chime, gust, highHead, lowHead, string } from './instruments.ts';

/** The street at noon: bicycle bells, a bulb horn, a dhol at the corner, a banjo from a tea stall. */
export const SCORE: Score = {
  tonic: 261.6,
  room: 0.7,
  voices: {
    banjo: string(0.64, 0.9, 0.12),
    bells: chime(0.9, 2.76),
    ring: brass(2_093, 0.7),
    dhum: lowHead(98, 0.42),
    tak: highHead(392, 0.5),
    wheel: gust([600, 2_400], 0.24, 0.1),
    horn: {
      by: 'blowing',
      harmonics: [0.7, 1, 0.8, 0.6, 0.5, 0.3, 0.25, 0.15],
      rise: 0.02,
      fall: 0.06,
      breath: 0.1,
      room: 0.2,
    },
    spoke: {
      by: 'striking',
      hz: 1_700,
      ring: [
        [1, 1, 0.03],
        [2.4, 0.5, 0.02],
      ],
      room: 0.1,
    },
  },
  clips: {
    base: [
      0.14,
      [
        'banjo',
        0.42,
        'S-G-P-G- m-P-G--- R-m-D-m- P-D-P--- S-G-P-^S- n-D-P-m- G-P-m-R- S-------' +
          '........ P-D-^S-D- ^S-^R-^S-n- D-P-D--- m-P-D-m- G-m-P-G- R-G-m-R- S-------',
      ],
      ['banjo', 0.2, '_S.P,._P.P,.'],
      ['dhum', 0.22, 'S!..S,.S..'],
      ['tak', 0.1, '..SS,.S.S,'],
      ['spoke', 0.09, 'S.SS'],
      ['ring', 0.05, `${'.'.repeat(28)}S.S${'.'.repeat(33)}`],
    ],
    free: [
      0.12,
      [
        'bells',
        0.4,
        '^S-^G-^P-^G- ^m-^P-^G--- ^R-^m-^D-^m- ^P-^D-^P--- ^S-^G-^P-^G- ^m-^D-^P--- ^G-^P-^m-^R- ^S---....' +
          '^P-^P-^D-^P- ^m-^G-^P--- ^m-^m-^P-^m- ^G-^R-^m--- ^S-^R-^G-^m- ^P-^D-^^S-^D- ^P-^m-^G-^R- ^S---....',
      ],
      [
        'banjo',
        0.4,
        'SSGSPSGS mSPSGSGS RSmSDSmS PSDSPSPS SSGSPSGS mSDSPSPS GSPSmSRS SSSSS...' +
          'PSPSDSPS mSGSPSPS mSmSPSmS GSRSmSmS SSRSGSmS PSDS^SSDS PSmSGSRS SSSSS...',
      ],
      ['dhum', 0.5, 'S!..S.SS.'],
      ['tak', 0.24, '..SS,.SSS,'],
      ['spoke', 0.14, 'S.SS'],
      ['ring', 0.07, '....S...'],
      ['horn', 0.2, `${'.'.repeat(58)}_P_P.S-.`],
    ],
    spin: [
      0.06,
      ['wheel', 0.5, 'S----'],
      ['spoke', 0.7, 'S,S,S,SSSS!S!'],
      ['ring', 0.16, '....S.S'],
    ],
    stop: [0.04, ['dhum', 0.8, 'S'], ['tak', 0.6, 'S'], ['spoke', 0.9, '.S']],
    scatter: [0.075, ['ring', 0.6, 'S.S'], ['bells', 0.7, '^S^G^P']],
    await: [
      0.05,
      ['tak', 0.4, 'SSSSS!SS!SS!SSS,S,S,'],
      ['dhum', 0.4, 'S...S...S!...S,'],
      ['ring', 0.25, 'S.S.S.S!.S.S.S,.S,'],
    ],
    step: [0.03, ['spoke', 1, 'S'], ['ring', 0.12, '.S']],
    feature: [
      0.08,
      ['bells', 0.7, '^S^G^P^^S^P^^S---'],
      ['horn', 0.7, '_P-..S--'],
      ['dhum', 0.5, 'S...S!'],
    ],
    win1: [0.11, ['bells', 0.7, '^G^P^^S---'], ['horn', 0.6, '_P_P.S-'], ['dhum', 0.4, 'S.S']],
    win2: [
      0.11,
      ['bells', 0.7, '^S^G^P^^S-^P^^S---'],
      ['banjo', 0.6, 'SPGPSPGPS--'],
      ['horn', 0.6, '....._P_P.S--'],
      ['dhum', 0.6, 'S!..S.SS.S!'],
      ['tak', 0.35, '..SS.SSS.S'],
      ['ring', 0.3, '........S.S.S'],
    ],
    win3: [
      0.105,
      ['bells', 0.7, '^S^G^P^^S-^P^G^P^D^^S-^D^P^m^G^R^S-^G^P^^S-----'],
      ['banjo', 0.6, 'SPGPSPGPmDPDmDPDGPmPGRSRS----'],
      ['horn', 0.6, '..........................._P_P.S---'],
      ['dhum', 0.7, 'S!..S.SS.S!..S.SS.S!..S.SS.S!S!.S!'],
      ['tak', 0.4, '..SS.SSS..SS.SSS..SS.SSSSS.S'],
      ['ring', 0.3, '....S.......S.......S.......S.S.S'],
    ],
    win4: [
      0.1,
      [
        'bells',
        0.7,
        '^S^G^P^^S-^P^G^P^D^^S-^D^P^m^G^R^S-^G^P^^S-^^R^^G-^^R^^S^D^P^D^^S^P^G^P^^S-^P^^S-----',
      ],
      ['banjo', 0.6, 'SPGPSPGPmDPDmDPDGPmPGRSRSPGPSPGPmDPDmDPDS-S-S-----'],
      ['horn', 0.6, '........_P_P.S-..................._P_P.S-..._P_P.S----'],
      ['dhum', 0.75, 'S!..S.SS.S!..S.SS.S!..S.SS.S!..S.SS.S!..S.SS.S!.S!.S!.S!'],
      ['tak', 0.45, '..SS.SSS..SS.SSS..SS.SSS..SS.SSS..SSSSSSSSSSSSSS.S'],
      ['ring', 0.3, '....S.......S.......S.......S.......S.......S.S.S.S.S'],
    ],
    enter: [
      0.11,
      ['horn', 0.8, '_P_P.S-...._P_P.S---'],
      ['bells', 0.7, '..........^S^G^P^^S^^G--^^S---'],
      ['dhum', 0.6, 'S!..S.SS.S!.S.S.SSS!'],
      ['tak', 0.4, '..SS.SSSSSSSSSSS.S'],
      ['ring', 0.35, 'S.S.......S.S.S.S.S'],
    ],
    leave: [
      0.13,
      ['bells', 0.7, '^^S-^D-^P-^m-^G-^R-^S-----'],
      ['banjo', 0.5, 'S.P.m.D.P.P.S'],
      ['dhum', 0.6, 'S!..S.SS.S!.S.S!'],
      ['horn', 0.5, '............_P_P.S--'],
    ],
  },
};
