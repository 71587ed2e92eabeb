export type Theme = 'light' | 'dark';

export type SkyColours = {
  /** From the top to the horizon. */
  readonly sky: readonly [top: string, middle: string, horizon: string];
  readonly sun: string;
  readonly cloud: string;
  readonly far: string;
  readonly near: string;
  readonly wall: string;
  readonly seam: string;
  readonly leaf: string;
  readonly window: string;
  readonly cloth: readonly string[];
  readonly people: string;
  readonly string: string;
};

/** A winter afternoon over the roofs of Old Dhaka, and its dusk. */
export const SKY: Readonly<Record<Theme, SkyColours>> = {
  light: {
    sky: ['#8cc6d6', '#c9e3dc', '#fbecc8'],
    sun: '#f2b233',
    cloud: '#ffffff',
    far: '#d9bfa0',
    near: '#b4573f',
    wall: '#8f3f33',
    seam: '#fff4dc',
    leaf: '#2f6b46',
    window: '#5c2a26',
    cloth: ['#b4232a', '#2b3a8c', '#f2b233', '#14683f', '#ffffff'],
    people: '#3a1d2b',
    string: '#b4232a',
  },
  dark: {
    sky: ['#1b1b47', '#4a2a5c', '#c25c4a'],
    sun: '#ff9d5c',
    cloud: '#a88ac0',
    far: '#43284d',
    near: '#2c1a38',
    wall: '#211329',
    seam: '#d9a86a',
    leaf: '#1c3a36',
    window: '#ffce73',
    cloth: ['#d9545a', '#6f7fd6', '#f2b233', '#4e9c74', '#efe3d0'],
    people: '#120a18',
    string: '#ffd873',
  },
};
