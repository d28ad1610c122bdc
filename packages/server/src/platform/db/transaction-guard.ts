import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Catches statements that escape their transaction. On the single-connection engine such a
 * statement waits for a transaction that waits for it: a silent hang. On PostgreSQL it takes a
 * second connection, sees none of the transaction's writes, and can drain the pool. Both become
 * one clear error here.
 */
export class TransactionGuard {
  readonly #open = new AsyncLocalStorage<Scope>();

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.assertOutside('a second transaction');
    const scope: Scope = { active: true, afterCommit: [] };
    const result = await this.#open.run(scope, work).finally(() => {
      scope.active = false;
    });
    for (const next of scope.afterCommit) next();
    return result;
  }

  afterCommit(next: () => void): void {
    const scope = this.#open.getStore();
    if (scope?.active) scope.afterCommit.push(next);
    else next();
  }

  assertOutside(what: string): void {
    if (this.#open.getStore()?.active) throw new EscapedTransaction(what);
  }
}

interface Scope {
  active: boolean;
  afterCommit: (() => void)[];
}

export class EscapedTransaction extends Error {
  constructor(what: string) {
    super(
      `${what} was started on the root database handle while a transaction is open: pass the transaction's own handle down instead`,
    );
    this.name = 'EscapedTransaction';
  }
}
