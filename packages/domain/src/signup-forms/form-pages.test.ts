import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSignupForm } from './default-signup-form.ts';
import { addPage, deletePage, fillBlankLabels } from './form-pages.ts';
import type { FormPage } from './signup-form.ts';
import { standardInput } from './standard-input.ts';

describe('deletePage', () => {
  it.each([
    [['a', 'b', 'thanks'], 0, ['b', 'thanks']],
    [['a', 'b', 'thanks'], 1, ['a', 'thanks']],
    [['a', 'b', 'thanks'], 2, ['a', 'b', 'thanks']],
    [['a', 'b', 'thanks'], 3, ['a', 'b', 'thanks']],
    [['a', 'b', 'thanks'], -1, ['a', 'b', 'thanks']],
    [['a', 'thanks'], 0, ['a', 'thanks']],
    [['thanks'], 0, ['thanks']],
  ])('from %j at %i leaves %j', (pages, index, left) => {
    expect(deletePage(pages, index)).toEqual(left);
  });
});

describe('addPage', () => {
  it.each([
    [
      ['a', 'thanks'],
      ['a', 'new', 'thanks'],
    ],
    [['thanks'], ['new', 'thanks']],
    [[], ['new']],
  ])('to %j puts it before the success page', (pages, expected) => {
    expect(addPage(pages, 'new')).toEqual(expected);
  });
});

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
