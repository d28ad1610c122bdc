import { ToolError } from './terminal.mjs';

/** The Node that starts things may be older than the one the product runs on, but not this old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new ToolError(
    `Node ${process.versions.node} is too old to install Tandem: use Node 20.19 or newer.`,
  );
}
