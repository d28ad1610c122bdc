import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Each pair that meets on a screen, in both themes. WCAG asks 4.5 of words and 3 of what has to be seen
// but not read: the edge of a field, a ring around the focus, a bar of a plot.
const WORDS = 4.5;
const SHAPES = 3;

const READ: Record<string, string[]> = {
  ink: ['canvas', 'surface', 'sunken', 'fill'],
  'ink-soft': ['canvas', 'surface', 'sunken'],
  'ink-dimmed': ['canvas', 'surface', 'sunken', 'tint'],
  link: ['canvas', 'surface', 'sunken', 'tint'],
  'tint-ink': ['surface', 'tint', 'tint-strong'],
  'on-action': ['action', 'action-hover'],
  'on-action-soft': ['action'],
  'on-deep': ['deep'],
  'on-deep-soft': ['deep'],
  'on-inverse': ['inverse', 'inverse-hover'],
  'on-inverse-soft': ['inverse'],
  'on-inverse-link': ['inverse'],
  'on-danger': ['danger'],
  'danger-words': ['canvas', 'surface'],
  'danger-ink': ['surface', 'danger-ground', 'danger-fill'],
  'good-ink': ['surface', 'good-ground', 'good-fill'],
  'caution-ink': ['surface', 'caution-ground', 'caution-fill'],
  'highlight-ink': ['surface', 'highlight-ground', 'highlight-fill'],
  'on-highlight': ['highlight'],
  'paper-ink': ['paper'],
};

const SEEN: Record<string, string[]> = {
  'field-border': ['canvas', 'surface'],
  focus: ['canvas', 'surface', 'sunken', 'tint'],
  'plot-highlight': ['surface', 'plot-track'],
  'danger-sign': ['surface', 'danger-ground'],
  'good-sign': ['surface', 'good-ground'],
  'caution-sign': ['surface', 'caution-ground'],
};

const SHEETS = globSync('**/*.css', { cwd: new URL('..', import.meta.url) });

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  const colors = colorsOf(scheme);
  it.each(pairs(READ))('%s can be read on %s', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(WORDS);
  });
  it.each(pairs(SEEN))('%s can be seen on %s', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(SHAPES);
  });
});

it('keeps raw colours and shades of a palette out of every other sheet', () => {
  const offenders = SHEETS.filter((sheet) => sheet !== 'ui/colors.css').flatMap((sheet) =>
    (
      read(sheet).match(/.*(#[\da-f]{3,8}\b|rgba?\(|hsla?\(|color-(\w+-\d|white|black)\b).*/gi) ??
      []
    ).map((line) => `${sheet}: ${line.trim()}`),
  );
  expect(offenders).toEqual([]);
});

it('has every colour that a sheet names', () => {
  const known = new Set(Object.keys(colorsOf('light')));
  const named = SHEETS.flatMap((sheet) =>
    [...read(sheet).matchAll(/var\(--tandem-([\w-]+)/g)].map(([, name = '']) => name),
  );
  const lengths = /^(header-height|motion|.+-room|.+-width)$/;
  expect([...new Set(named)].filter((name) => !known.has(name) && !lengths.test(name))).toEqual([]);
});

function pairs(meetings: Record<string, string[]>): [front: string, back: string][] {
  return Object.entries(meetings).flatMap(([front, backs]) =>
    backs.map((back): [string, string] => [front, back]),
  );
}

/** What dark does not change stays as it is in light. */
function colorsOf(scheme: 'light' | 'dark'): Record<string, string> {
  const [light = '', dark = ''] = read('ui/colors.css').split(':root[data-mantine');
  const declared = (text: string) =>
    [...text.matchAll(/--tandem-([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value]);
  return Object.fromEntries([...declared(light), ...(scheme === 'dark' ? declared(dark) : [])]);
}

function read(sheet: string): string {
  return readFileSync(new URL(`../${sheet}`, import.meta.url), 'utf8');
}

function contrast(one = '', other = ''): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
