import { lockDataDir } from '../platform/db/data-dir-lock.ts';

// node hold-data-dir.ts <folder>: takes the folder as a product would, says so, and keeps it.
try {
  await lockDataDir(process.argv[2] as string);
  console.log(`process ${process.pid} holds it`);
  process.send?.('holding');
  setInterval(() => {}, 60_000);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
