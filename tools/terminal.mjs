/** A failure that is told in its own words, without a stack trace. */
export class ToolError extends Error {}

const coloured = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (coloured ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);

/** One step of what a tool does. */
export function say(text) {
  console.log(`${dim('>')} ${text}`);
}

export function secondsSince(startedMs) {
  return `${((Date.now() - startedMs) / 1000).toFixed(1)} s`;
}

/** Runs a tool's main function; what goes wrong is one message and exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof ToolError ? red(error.message) : error);
    process.exitCode = 1;
  }
}
