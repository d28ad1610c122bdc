/** Gets a token from Google reCAPTCHA v3, where the server is set up to use it. */
export async function askRecaptcha(siteKey: string, action: string): Promise<string> {
  return inTime(
    (async () => {
      loading ??= load(siteKey);
      const recaptcha = await loading;
      await new Promise<void>((resolve) => recaptcha.ready(resolve));
      return recaptcha.execute(siteKey, { action });
    })(),
  );
}

interface Recaptcha {
  ready(tell: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** One script for the whole page, however many forms ask; forgotten when it did not arrive. */
let loading: Promise<Recaptcha> | null = null;

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    const fail = () => {
      script.remove();
      loading = null;
      reject(notReady());
    };
    script.onload = () => {
      const arrived = (globalThis as { grecaptcha?: Recaptcha }).grecaptcha;
      if (arrived) resolve(arrived);
      else fail();
    };
    script.onerror = fail;
    document.head.append(script);
  });
}

const PATIENCE_MS = 15_000;

/** A script that a network swallows says neither yes nor no. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(notReady()), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function notReady(): Error {
  return new Error('Recaptcha not ready');
}
