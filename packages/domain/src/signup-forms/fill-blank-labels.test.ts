import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSignupForm } from './default-signup-form.ts';
import { fillBlankLabels } from './fill-blank-labels.ts';
import type { FormPage } from './signup-form.ts';
import { standardInput } from './standard-input.ts';

const [blankPage] = defaultSignupForm({ type: 'popup' }).pages;
const page = (...labels: string[]): FormPage => ({
  ...(blankPage as FormPage),
  inputs: labels.map((label) => ({ ...standardInput('city'), label })),
});
const labelsOf = (pages: FormPage[]) =>
  pages.flatMap(({ inputs }) => inputs.map(({ label }) => label));

describe('fillBlankLabels', () => {
  it.each([
    [[''], ['untitled 1']],
    [['  '], ['untitled 1']],
    [['City'], ['City']],
    [
      ['', ''],
      ['untitled 1', 'untitled 2'],
    ],
    [
      ['', 'Untitled 1'],
      ['untitled 2', 'Untitled 1'],
    ],
    [
      ['untitled 2', '', ''],
      ['untitled 2', 'untitled 1', 'untitled 3'],
    ],
  ])('turns labels %j into %j', (labels, expected) => {
    expect(labelsOf(fillBlankLabels([page(...labels)]))).toEqual(expected);
  });

  it('counts across pages', () => {
    expect(labelsOf(fillBlankLabels([page(''), page('', 'untitled 1')]))).toEqual([
      'untitled 2',
      'untitled 3',
      'untitled 1',
    ]);
  });

  it.each([
    ['', 'untitled'],
    [' ', 'untitled'],
    ['Your city', 'Your city'],
  ])('turns placeholder %j into %j', (placeholder, expected) => {
    const before = page('City', '');
    before.inputs = before.inputs.map((input) => ({ ...input, placeholder }));
    const [after] = fillBlankLabels([before]);
    expect(after?.inputs.map((input) => input.placeholder)).toEqual([expected, expected]);
  });

  it('keeps everything else', () => {
    const before = page('');
    expect(fillBlankLabels([before])).toEqual([
      { ...before, inputs: [{ ...before.inputs[0], label: 'untitled 1' }] },
    ]);
  });

  it('leaves no blank, makes no duplicate and changes nothing the second time', () => {
    const label = fc.constantFrom('', ' ', 'untitled 1', 'Untitled 2', 'untitled 3');
    fc.assert(
      fc.property(fc.array(fc.array(label)), (lists) => {
        const once = fillBlankLabels(lists.map((labels) => page(...labels)));
        const made = labelsOf(once).filter((_, place) => lists.flat()[place]?.trim() === '');
        const all = labelsOf(once).map((text) => text.toLowerCase());
        for (const text of made) expect(all.filter((other) => other === text)).toHaveLength(1);
        expect(fillBlankLabels(once)).toEqual(once);
      }),
      { numRuns: 100 },
    );
  });
});
