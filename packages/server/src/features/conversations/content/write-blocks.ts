import type { ContentBlock, ContentRun } from './content-block.ts';
import { LINE_BREAK } from './content-block.ts';

/** Html of tidy blocks: the only markup a stored message can have is what stands in this file. */
export function writeBlocks(blocks: readonly ContentBlock[]): string {
  let html = '';
  let depth = 0;
  for (const block of blocks) {
    if (block.depth > depth) html += '<ul><li>';
    else html += '</li></ul>'.repeat(depth - block.depth) + (block.depth > 0 ? '</li><li>' : '');
    depth = block.depth;
    html += depth > 0 ? writeRuns(block.runs) : `<p>${writeRuns(block.runs)}</p>`;
  }
  return html + '</li></ul>'.repeat(depth);
}

function writeRuns(runs: readonly ContentRun[]): string {
  let html = '';
  let open: string[] = [];
  for (const run of runs) {
    const wanted = tagsOf(run);
    const shared = wanted.findIndex((tag, level) => tag !== open[level]);
    const kept = shared === -1 ? wanted.length : shared;
    html += closed(open.slice(kept)) + wanted.slice(kept).join('');
    html += run === LINE_BREAK ? '<br>' : escaped(run.text);
    open = wanted;
  }
  return html + closed(open);
}

function tagsOf({ link, isBold, isItalic }: ContentRun): string[] {
  return [
    ...(link ? [`<a href="${escaped(link).replaceAll('"', '&quot;')}">`] : []),
    ...(isBold ? ['<strong>'] : []),
    ...(isItalic ? ['<em>'] : []),
  ];
}

function closed(tags: readonly string[]): string {
  return tags
    .toReversed()
    .map((tag) => `</${/[a-z]+/.exec(tag)?.[0]}>`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
