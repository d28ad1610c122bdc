import { build } from './build.mjs';
import { install } from './install.mjs';
import { requireNode } from './require-node.mjs';
import { startServer } from './start-server.mjs';
import { bold, dim, main, say, secondsSince } from './terminal.mjs';

/** `npm start`: from whatever is there to a serving product, telling each step. */
async function start() {
  const started = Date.now();
  requireNode();
  await install(say);
  await build(say);
  say('Starting the server (creates, migrates and fills the database the first time)...');
  const server = await startServer();
  if (server.ready) console.log(welcome(server.ready, server.logs, secondsSince(started)));
  process.exitCode = await server.ended;
}

function welcome({ role, publicUrl, sandbox, demoData = sandbox }, logs, duration) {
  const lines = [
    ['', `${bold('Tandem is ready')} ${dim(`after ${duration}`)}`],
    ['', ''],
  ];
  if (role === 'worker') lines.push(['Role', 'worker: does background work, serves no pages']);
  else lines.push(['Open', bold(publicUrl)]);
  if (demoData) {
    lines.push(['Sign in', 'owner@northwind.example  (owns three brands)']);
    lines.push(['', 'admin@tandem.example     (administrator)']);
    lines.push(['Password', 'Tandem!2026']);
  }
  if (sandbox) lines.push(['Sandbox', `${publicUrl}/app/sandbox  (phones, mailbox, cards)`]);
  if (logs) lines.push(['Logs', logs]);
  lines.push(['Stop', 'Ctrl-C']);
  return `\n${lines.map(([name, text]) => `  ${name.padEnd(name || text ? 10 : 0)}${text}`).join('\n')}\n`;
}

await main(start);
