import type { ContentBlock } from './content-block.ts';
import { linkBareAddresses } from './link-bare-addresses.ts';
import { tidyRuns } from './tidy-runs.ts';

/** How much all addresses of a message may take; one link around many lines repeats its address. */
const ADDRESSES_LIMIT = 20_000;

/**
 * Brings blocks into the one shape that is written: no empty lines at the ends or two in a row, no
 * empty items, no item deeper than one below the item before it, bare addresses as links.
 */
export function tidyBlocks(blocks: readonly ContentBlock[]): ContentBlock[] {
  const tidy: ContentBlock[] = [];
  for (const { depth, runs } of blocks) {
    const block = { depth, runs: tidyRuns(runs) };
    const last = tidy.at(-1);
    if (block.runs.length === 0 && (depth > 0 || !last || last.runs.length === 0)) continue;
    tidy.push({ ...block, depth: Math.min(depth, (last?.depth ?? 0) + 1) });
  }
  if (tidy.at(-1)?.runs.length === 0) tidy.pop();
  const linked = withBareAddressesLinked(tidy);
  return addressesLength(linked) > ADDRESSES_LIMIT
    ? withBareAddressesLinked(withoutLinks(linked))
    : linked;
}

function withBareAddressesLinked(blocks: readonly ContentBlock[]): ContentBlock[] {
  return blocks.map((block) => ({ ...block, runs: linkBareAddresses(block.runs) }));
}

function addressesLength(blocks: readonly ContentBlock[]): number {
  return blocks
    .flatMap(({ runs }) => runs)
    .reduce((length, { link }) => length + (link?.length ?? 0), 0);
}

function withoutLinks(blocks: readonly ContentBlock[]): ContentBlock[] {
  return blocks.map(({ depth, runs }) => ({
    depth,
    runs: tidyRuns(runs.map((run) => (run.link ? { ...run, link: undefined } : run))),
  }));
}
