import { html } from './html.ts';

/** What a person sees who opened an address of ours that cannot be shown. */
export function errorPage(status: number, message: string, nonce: string): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${message} | Tandem</title>
<link rel="icon" type="image/svg+xml" href="/app/favicon.svg">
<style nonce="${nonce}">
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#faf9f7,#191814);color:light-dark(#1f1d1a,#f1eee8);font:17px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:30rem;padding:2rem;text-align:center}h1{font-size:1.5rem;line-height:1.25;text-wrap:balance}p{color:light-dark(#565149,#b9b3a8)}
a{display:inline-block;margin-top:1rem;padding:.8rem 1.4rem;border-radius:10px;background:#0b6e6e;color:#fff;text-decoration:none;font-weight:600}
</style></head><body><main><h1>${message}</h1><p>Error ${status}. If it keeps happening, write to hello@tandem.example.</p><a href="/app">Go to Tandem</a></main></body></html>`
    .text;
}
