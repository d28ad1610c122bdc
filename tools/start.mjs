import { build } from './build.mjs';
import { install } from './install.mjs';
import { startServer } from './start-server.mjs';
import { bold, dim, main, say, secondsSince } from './terminal.mjs';

/** `npm start`: from whatever is there to a serving product, telling each step. */
async function start() {
  const started = Date.now();
  await install(say);
  await build(say);
  say('Starting the server (creates, migrates and fills the database the first time)...');
  const server = await startServer();
  if (server.ready) console.log(welcome(server.ready, server.logs, secondsSince(started)));
  process.exitCode = await server.ended;
}

function welcome(ready, logs, duration) {
  const { role, publicUrl, sandbox, demoData = sandbox, database } = ready;
  const facts = [];
  if (role === 'worker') facts.push(['Role', 'worker: does background work, serves no pages']);
  else facts.push(['Open', bold(publicUrl)]);
  if (demoData) {
    facts.push(['Sign in', 'owner@northwind.example  (owns three brands)']);
    facts.push(['', 'admin@tandem.example     (administrator)']);
    facts.push(['Password', 'Tandem!2026']);
  }
  if (sandbox) facts.push(['Sandbox', `${publicUrl}/app/sandbox  (phones, mailbox, cards)`]);
  facts.push(['Database', database]);
  if (logs) facts.push(['Logs', logs]);
  facts.push(['Stop', 'Ctrl-C']);
  const lines = facts.map(([name, text]) => `  ${name.padEnd(10)}${text}`);
  return `\n${bold('Tandem is ready')} ${dim(`after ${duration}`)}\n\n${lines.join('\n')}\n`;
}

await main(start);
