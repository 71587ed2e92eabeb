import type { Context as Brush } from '../art/surface.ts';
import { handOf, type View } from './course.ts';
import { paintKite } from './paint-kite.ts';
import { SKY, type SkyColours, type Theme } from './sky-colours.ts';

type Sky = { readonly brush: Brush; readonly view: View; readonly colours: SkyColours };

/** Behind everything that moves: sky, sun, clouds, far roofs, the roof where the string is held. */
export function paintSky(brush: Brush, view: View, theme: Theme): void {
  const sky: Sky = { brush, view, colours: SKY[theme] };
  paintAir(sky);
  paintSun(sky);
  for (const [x, y, wide] of CLOUDS) paintCloud(sky, { x, y, wide });
  paintFarKites(sky);
  paintFarRoofs(sky);
  paintOwnRoof(sky);
}

const CLOUDS = [
  [0.2, 0.2, 0.2],
  [0.62, 0.1, 0.15],
  [0.9, 0.36, 0.2],
  [0.42, 0.44, 0.13],
] as const;

/** Rows of running stitch, as a quilt has them; here they are the wind. */
function paintAir({ brush, view, colours }: Sky): void {
  const { width, height } = view;
  const air = brush.createLinearGradient(0, 0, 0, height);
  colours.sky.forEach((colour, i) => air.addColorStop([0, 0.5, 0.92][i] ?? 1, colour));
  brush.fillStyle = air;
  brush.fillRect(0, 0, width, height);
  brush.strokeStyle = colours.cloud;
  brush.globalAlpha = 0.26;
  brush.lineWidth = 1.2;
  brush.setLineDash([9, 7]);
  for (let y = 12, row = 0; y < height * 0.8; y += 17, row += 1) {
    brush.lineDashOffset = row % 2 === 0 ? 0 : 8;
    brush.beginPath();
    brush.moveTo(-10, y);
    for (let x = -10; x < width + 60; x += 60) {
      brush.quadraticCurveTo(x + 15, y - 4, x + 30, y);
      brush.quadraticCurveTo(x + 45, y + 4, x + 60, y);
    }
    brush.stroke();
  }
  brush.globalAlpha = 1;
  brush.setLineDash([]);
}

function paintSun({ brush, view, colours }: Sky): void {
  const [x, y] = [view.width * 0.3, view.height * 0.66];
  const radius = Math.min(view.width, view.height) * 0.13;
  brush.fillStyle = colours.sun;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
  brush.strokeStyle = colours.sun;
  brush.lineWidth = 2;
  for (const [times, dash] of [
    [1.2, 8],
    [1.42, 6],
    [1.66, 5],
  ] as const) {
    brush.setLineDash([dash, dash * 0.9]);
    brush.globalAlpha = 0.75 / times;
    brush.beginPath();
    brush.arc(x, y, radius * times, 0, Math.PI * 2);
    brush.stroke();
  }
  brush.globalAlpha = 1;
  brush.setLineDash([]);
}

type Cloud = { readonly x: number; readonly y: number; readonly wide: number };

function paintCloud({ brush, view, colours }: Sky, { x, y, wide }: Cloud): void {
  const [cx, cy, half] = [x * view.width, y * view.height, (wide * Math.min(view.width, 700)) / 2];
  const outline = (inset: number) => {
    brush.beginPath();
    brush.ellipse(cx, cy, half - inset, half * 0.34 - inset, 0, 0, Math.PI * 2);
    brush.ellipse(
      cx - half * 0.3,
      cy - half * 0.2,
      half * 0.42 - inset,
      half * 0.34 - inset,
      0,
      0,
      7,
    );
    brush.ellipse(
      cx + half * 0.25,
      cy - half * 0.24,
      half * 0.5 - inset,
      half * 0.42 - inset,
      0,
      0,
      7,
    );
  };
  brush.fillStyle = colours.cloud;
  brush.globalAlpha = 0.34;
  outline(0);
  brush.fill();
  brush.globalAlpha = 1;
}

/** Kites of other roofs, small and far. */
function paintFarKites({ brush, view, colours }: Sky): void {
  const [red = '', blue = '', gold = '', green = ''] = colours.cloth;
  const others = [
    [0.07, 0.4, 0.032, -0.3, { one: blue, other: colours.cloud, mark: red }],
    [0.8, 0.58, 0.042, 0.25, { one: green, other: gold, mark: red }],
    [0.56, 0.66, 0.026, 0.5, { one: gold, other: red, mark: blue }],
  ] as const;
  for (const [x, y, size, turn, kite] of others) {
    brush.save();
    brush.translate(x * view.width, y * view.height);
    brush.rotate(turn);
    brush.globalAlpha = 0.8;
    paintKite(brush, size * Math.min(view.width, view.height * 1.6), kite);
    brush.restore();
  }
}

/** Heights of roofs from left to right, as shares of the picture; some have a tank or a mast. */
const ROOFS = [0.1, 0.16, 0.12, 0.2, 0.13, 0.17, 0.1, 0.22, 0.15, 0.12] as const;

function paintFarRoofs({ brush, view, colours }: Sky): void {
  const wide = view.width / (ROOFS.length - 1);
  const ground = view.height;
  ROOFS.forEach((high, i) => {
    const [left, top] = [i * wide - wide * 0.2, ground - view.height * (high + 0.05)];
    brush.fillStyle = colours.far;
    brush.fillRect(left, top, wide * 1.1, ground - top);
    if (i % 3 === 1) {
      brush.beginPath();
      brush.roundRect(left + wide * 0.2, top - wide * 0.28, wide * 0.34, wide * 0.28, 3);
      brush.fill();
    }
    if (i % 4 === 3) brush.fillRect(left + wide * 0.6, top - wide * 0.5, 2, wide * 0.5);
    brush.fillStyle = colours.window;
    brush.globalAlpha = 0.32;
    for (let row = top + 12; row < ground - 14; row += 18)
      for (const place of [0.2, 0.5, 0.78])
        brush.fillRect(left + wide * place, row, wide * 0.12, 7);
    brush.globalAlpha = 1;
    seam(brush, colours.seam, [left, top + 4, left + wide * 1.1, top + 4]);
  });
}

function seam(
  brush: Brush,
  colour: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
) {
  brush.strokeStyle = colour;
  brush.globalAlpha = 0.6;
  brush.lineWidth = 1.4;
  brush.setLineDash([7, 5]);
  brush.beginPath();
  brush.moveTo(x1, y1);
  brush.lineTo(x2, y2);
  brush.stroke();
  brush.setLineDash([]);
  brush.globalAlpha = 1;
}

function paintOwnRoof(sky: Sky): void {
  const { brush, view, colours } = sky;
  const hand = handOf(view);
  const tall = Math.min(view.height * 0.16, 64);
  const floor = hand.y + tall * 0.62;
  const right = view.width * 0.46;
  brush.fillStyle = colours.wall;
  brush.fillRect(0, floor, right, view.height - floor);
  brush.fillStyle = colours.near;
  brush.fillRect(0, floor - tall * 0.2, right + 6, tall * 0.24);
  for (let x = 8; x < right; x += 26) brush.fillRect(x, floor - tall * 0.34, 12, tall * 0.16);
  seam(brush, colours.seam, [0, floor - tall * 0.08, right + 6, floor - tall * 0.08]);
  seam(brush, colours.seam, [0, floor + tall * 0.3, right, floor + tall * 0.3]);
  paintWashing(sky, { left: view.width * 0.25, right: right - 8, top: floor - tall * 0.95 });
  paintFlier(sky, { x: hand.x - tall * 0.3, y: floor - tall * 0.2, tall });
  paintPalm(sky, { x: view.width * 0.93, y: view.height });
}

type Line = { readonly left: number; readonly right: number; readonly top: number };

/** Saris and shirts on a line over the roof. */
function paintWashing({ brush, colours }: Sky, { left, right, top }: Line): void {
  const wide = right - left;
  brush.strokeStyle = colours.people;
  brush.lineWidth = 1.2;
  brush.beginPath();
  brush.moveTo(left, top);
  brush.quadraticCurveTo((left + right) / 2, top + 7, right, top);
  for (const x of [left, right]) {
    brush.moveTo(x, top - 3);
    brush.lineTo(x, top + 42);
  }
  brush.stroke();
  colours.cloth.forEach((colour, i) => {
    const x = left + wide * (0.1 + i * 0.17);
    brush.fillStyle = colour;
    brush.fillRect(x, top + 4, wide * 0.12, i % 2 === 0 ? 26 : 18);
    seam(brush, colours.seam, [x + 2, top + 16, x + wide * 0.12 - 2, top + 16]);
  });
}

type Person = { readonly x: number; readonly y: number; readonly tall: number };

/** A girl with a reel of string, and her brother who watches; both from behind. */
function paintFlier({ brush, colours }: Sky, { x, y, tall }: Person): void {
  const [red = '', blue = ''] = colours.cloth;
  const body = (at: number, high: number, dress: string) => {
    brush.fillStyle = dress;
    brush.beginPath();
    brush.moveTo(at - high * 0.13, y - high * 0.62);
    brush.lineTo(at + high * 0.13, y - high * 0.62);
    brush.lineTo(at + high * 0.22, y);
    brush.lineTo(at - high * 0.22, y);
    brush.closePath();
    brush.fill();
    brush.fillStyle = colours.people;
    brush.beginPath();
    brush.arc(at, y - high * 0.78, high * 0.15, 0, Math.PI * 2);
    brush.fill();
    seam(brush, colours.seam, [at - high * 0.18, y - 4, at + high * 0.18, y - 4]);
  };
  body(x - tall * 0.42, tall * 0.66, blue);
  body(x, tall, red);
  brush.strokeStyle = colours.people;
  brush.lineWidth = Math.max(2.4, tall * 0.07);
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(x + tall * 0.1, y - tall * 0.56);
  brush.lineTo(x + tall * 0.3, y - tall * 0.42);
  brush.stroke();
  brush.lineCap = 'butt';
}

function paintPalm({ brush, colours, view }: Sky, { x, y }: { x: number; y: number }): void {
  const high = Math.min(view.height * 0.34, 150);
  brush.strokeStyle = colours.leaf;
  brush.lineWidth = 5;
  brush.beginPath();
  brush.moveTo(x, y);
  brush.quadraticCurveTo(x + 8, y - high * 0.5, x - 4, y - high);
  brush.stroke();
  brush.lineWidth = 3.4;
  for (const [dx, dy] of [
    [-0.4, 0.06],
    [-0.32, -0.16],
    [-0.1, -0.26],
    [0.2, -0.2],
    [0.36, 0.02],
  ] as const) {
    brush.beginPath();
    brush.moveTo(x - 4, y - high);
    brush.quadraticCurveTo(
      x - 4 + dx * high * 0.6,
      y - high * 1.16,
      x - 4 + dx * high,
      y - high * (0.86 - dy),
    );
    brush.stroke();
  }
}
