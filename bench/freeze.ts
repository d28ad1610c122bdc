import { freezeProcesses } from './soak/freeze-processes.ts';

/** `node bench/freeze.ts [rounds]`: one frozen process beside a healthy one. */
console.log(await freezeProcesses(Number(process.argv[2] ?? 20)));
