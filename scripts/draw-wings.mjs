// Writes docs/images/wings.svg from the map of the house; a test of tidiness holds them together.
import { readFileSync, writeFileSync } from 'node:fs';
import { drawWings } from './lib/draw-wings.mjs';

const wings = JSON.parse(readFileSync('apps/server/src/modules/wings.json', 'utf8'));
writeFileSync('docs/images/wings.svg', drawWings(wings));
