import { type ContentRun, LINE_BREAK, looksAlike } from './content-block.ts';

/**
 * Treats spaces as a browser shows them: several are one, those beside a line break or an end of
 * the block are none. Line breaks at the ends go, and more than two in a row are two. A block of
 * nothing but spaces has no runs.
 */
export function tidyRuns(runs: readonly ContentRun[]): ContentRun[] {
  const tidy: ContentRun[] = [];
  for (const run of runs) {
    if (run === LINE_BREAK) addLineBreak(tidy);
    else addText(tidy, run);
  }
  dropSpaceAtEnd(tidy);
  while (tidy.at(-1) === LINE_BREAK) {
    tidy.pop();
    dropSpaceAtEnd(tidy);
  }
  return tidy.some(({ text }) => /[^\s\p{Cf}]/u.test(text)) ? tidy : [];
}

function addLineBreak(tidy: ContentRun[]): void {
  dropSpaceAtEnd(tidy);
  const isThird = tidy.at(-1) === LINE_BREAK && tidy.at(-2) === LINE_BREAK;
  if (tidy.length > 0 && !isThird) tidy.push(LINE_BREAK);
}

function addText(tidy: ContentRun[], run: ContentRun): void {
  const last = tidy.at(-1);
  const collapsed = showable(run.text).replace(/[ \t\n\f\r]+/g, ' ');
  const isAfterSpace = !last || last === LINE_BREAK || last.text.endsWith(' ');
  const text = isAfterSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
  if (text === '') return;
  if (last && last !== LINE_BREAK && looksAlike(last, run)) last.text += text;
  else tidy.push({ ...run, text });
}

function dropSpaceAtEnd(tidy: ContentRun[]): void {
  const last = tidy.at(-1);
  if (!last?.text.endsWith(' ')) return;
  last.text = last.text.slice(0, -1);
  if (last.text === '') tidy.pop();
}

/** Without controls, which PostgreSQL refuses or nobody sees, and marks that turn reading around. */
function showable(text: string): string {
  return text.toWellFormed().replace(UNSHOWABLE, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const UNSHOWABLE = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
