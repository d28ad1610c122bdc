/** Gets a token from Google reCAPTCHA v3, where the server is set up to use it. */
export async function askRecaptcha(siteKey: string, action: string): Promise<string> {
  const recaptcha = await load(siteKey);
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action });
}

interface Recaptcha {
  ready(tell: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

function load(siteKey: string): Promise<Recaptcha> {
  const loaded = () => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha;
  const present = loaded();
  if (present) return Promise.resolve(present);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    const fail = () => reject(new Error('Recaptcha not ready'));
    script.onload = () => {
      const arrived = loaded();
      if (arrived) resolve(arrived);
      else fail();
    };
    script.onerror = fail;
    document.head.append(script);
  });
}
