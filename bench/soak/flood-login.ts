import { type AttackedProduct, RIGHT_PASSWORD } from './attacked-product.ts';

const ATTEMPTS = 10_000;
const AT_ONCE = 16;
const VICTIMS = 5;

/**
 * Ten thousand wrong passwords: most at made-up addresses, enough at five accounts to lock them,
 * and a few at all others, which must stay open.
 */
export async function floodLogin({ accounts, attempt }: AttackedProduct): Promise<string> {
  const victims = accounts.slice(0, VICTIMS);
  const bystanders = accounts.slice(VICTIMS);
  // Whoever was tried before this run may be near the limit; signing in wipes that.
  for (const account of accounts)
    await expectStatus(attempt(account, RIGHT_PASSWORD), 200, account);

  const targets = [
    ...victims.flatMap((victim) => Array<string>(12).fill(victim)),
    ...bystanders.flatMap((bystander) => Array<string>(3).fill(bystander)),
  ];
  const madeUp = ATTEMPTS - targets.length;
  for (let n = 0; n < madeUp; n++) targets.push(`crowd${n % 2000}@void.example`);
  shuffle(targets);
  let next = 0;
  const attack = async () => {
    while (next < targets.length) await attempt(targets[next++] as string, 'wrong');
  };
  const started = Date.now();
  await Promise.all(Array.from({ length: AT_ONCE }, attack));
  const seconds = (Date.now() - started) / 1000;

  for (const victim of victims) await expectStatus(attempt(victim, RIGHT_PASSWORD), 429, victim);
  for (const other of bystanders) await expectStatus(attempt(other, RIGHT_PASSWORD), 200, other);
  return `${targets.length} attempts in ${seconds.toFixed(0)} s: ${victims.length} attacked accounts locked, ${bystanders.length} others open`;
}

async function expectStatus(answer: Promise<{ status: number }>, wanted: number, who: string) {
  const { status } = await answer;
  if (status !== wanted) throw new Error(`${who} answered ${status}, not ${wanted}`);
}

function shuffle(list: string[]): void {
  for (let n = list.length - 1; n > 0; n--) {
    const other = Math.floor(Math.random() * (n + 1));
    [list[n], list[other]] = [list[other] as string, list[n] as string];
  }
}
