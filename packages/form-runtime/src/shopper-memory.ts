type Stores = Pick<Window, 'localStorage' | 'sessionStorage'>;

export interface Shopper {
  lastShownAt: Date | null;
  wasShownThisSession: boolean;
  hasSignedUp: boolean;
}

/**
 * What this browser remembers of one form, under the shop's own address. Where storage is denied
 * (private windows, strict settings) nothing is remembered, and nothing may break.
 */
export function shopperMemory(formId: number, stores: Stores) {
  const key = (what: string) => `tandem:${formId}:${what}`;
  return {
    read(): Shopper {
      const shownAt = quietly(() => stores.localStorage.getItem(key('shown')));
      return {
        lastShownAt: shownAt ? new Date(Number(shownAt)) : null,
        wasShownThisSession: !!quietly(() => stores.sessionStorage.getItem(key('shown'))),
        hasSignedUp: !!quietly(() => stores.localStorage.getItem(key('signed-up'))),
      };
    },
    rememberShown(now: Date): void {
      const time = String(now.getTime());
      quietly(() => stores.localStorage.setItem(key('shown'), time));
      quietly(() => stores.sessionStorage.setItem(key('shown'), time));
    },
  };
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
