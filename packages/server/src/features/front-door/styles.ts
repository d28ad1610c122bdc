/** The product's colours and letters, once more and small: these pages load nothing else. */
export const STYLES = `
:root{color-scheme:light dark;--ink:#1f1d1a;--soft:#565149;--paper:#fff;--canvas:#faf9f7;--line:#eae7e1;--teal:#0b6e6e;--on-teal:#fff;--tint:#eef8f7;--deep:#063f40;--on-deep:#eef8f7;--gold:#ffb020;--sun:#fff8e8;--link:#0b6e6e}
@media (prefers-color-scheme:dark){:root{--ink:#f1eee8;--soft:#b9b3a8;--paper:#23211d;--canvas:#191814;--line:#3a3731;--teal:#4fafa9;--on-teal:#06282a;--tint:#12302f;--deep:#0b3536;--on-deep:#e3f4f2;--gold:#ffb020;--sun:#352a14;--link:#7fcdc7}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--canvas);color:var(--ink);font:400 1.0625rem/1.6 "Inter Variable",system-ui,-apple-system,"Segoe UI",sans-serif}
h1,h2,h3{font-family:"Bricolage","Inter Variable",system-ui,sans-serif;font-weight:680;line-height:1.12;letter-spacing:-.02em;text-wrap:balance;margin:0}
h1{font-size:clamp(2.35rem,1.4rem + 4.2vw,4.1rem)}
h2{font-size:clamp(1.7rem,1.2rem + 2vw,2.5rem)}
h3{font-size:1.25rem;letter-spacing:-.01em}
p{margin:0;text-wrap:pretty}
a{color:var(--link)}
a:focus-visible{outline:3px solid var(--gold);outline-offset:3px;border-radius:6px}
.wide{max-width:70rem;margin:0 auto;padding:0 1.25rem}
.skip{position:absolute;left:-999px}
.skip:focus{left:1rem;top:1rem;z-index:3;background:var(--paper);padding:.75rem 1rem;border-radius:8px}
.top{position:sticky;top:0;z-index:2;background:color-mix(in srgb,var(--canvas) 88%,transparent);backdrop-filter:blur(10px);border-bottom:1px solid var(--line)}
.bar{display:flex;align-items:center;justify-content:space-between;min-height:4.25rem;gap:1rem}
.brand{display:inline-flex;align-items:center;gap:.55rem;font:680 1.35rem "Bricolage",system-ui,sans-serif;color:var(--ink);text-decoration:none;min-height:44px}
.mark{width:2rem;height:2rem}
nav{display:flex;align-items:center;gap:clamp(.75rem,2vw,1.75rem)}
nav a:not(.button){color:var(--ink);text-decoration:none;font-weight:550;font-size:1rem;min-height:44px;display:inline-flex;align-items:center}
nav a:not(.button):hover{color:var(--link);text-decoration:underline;text-underline-offset:.3em}
.less{display:none}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3.25rem;padding:0 1.6rem;border-radius:12px;background:var(--teal);color:var(--on-teal);font-weight:620;text-decoration:none;border:1px solid transparent}
.button:hover{filter:brightness(1.08)}
.button.plain{background:transparent;color:var(--ink);border-color:var(--line);background:var(--paper)}
.button.small{min-height:2.75rem;padding:0 1.1rem;font-size:1rem;border-radius:10px}
.button.gold{background:var(--gold);color:#1f1d1a}
.hero{display:grid;grid-template-columns:minmax(0,1.05fr) minmax(0,.95fr);gap:clamp(2rem,5vw,4.5rem);align-items:center;padding-top:clamp(2.5rem,7vw,6rem);padding-bottom:clamp(3rem,7vw,6.5rem)}
.lead{font-size:clamp(1.1rem,1rem + .5vw,1.3rem);color:var(--soft);margin-top:1.35rem;max-width:34rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
.note{margin-top:1rem;color:var(--soft);font-size:.9375rem}
.picture{width:100%;height:auto;display:block}
.kicker{color:var(--link);font-weight:640;font-size:.9375rem;margin-bottom:.85rem}
section{padding:clamp(3rem,7vw,6rem) 0}
.tinted{background:var(--paper);border-block:1px solid var(--line)}
.steps{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1.25rem;margin-top:2.5rem;padding:0;list-style:none;counter-reset:step}
.steps li{background:var(--canvas);border:1px solid var(--line);border-radius:18px;padding:1.75rem;counter-increment:step}
.steps li::before{content:counter(step);display:grid;place-items:center;width:2.4rem;height:2.4rem;border-radius:50%;background:var(--tint);color:var(--link);font:680 1.1rem "Bricolage",system-ui,sans-serif;margin-bottom:1.1rem}
.steps p{color:var(--soft);margin-top:.5rem}
.row{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(2rem,6vw,5rem);align-items:center}
.row+.row{margin-top:clamp(3rem,7vw,6rem)}
.row:nth-child(even)>:first-child{order:2}
.row p{color:var(--soft);margin-top:1rem;max-width:32rem}
.row .kicker{color:var(--link);margin-top:0}
.row ul{margin:1.25rem 0 0;padding:0;list-style:none;display:grid;gap:.65rem}
.row li{display:flex;gap:.7rem;align-items:baseline}
.row li::before{content:"";flex:none;width:.55rem;height:.55rem;border-radius:50%;background:var(--gold)}
.frame{background:var(--tint);border-radius:24px;padding:clamp(1rem,3vw,2rem)}
.plans{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:1rem;margin-top:2.5rem;padding:0;list-style:none}
.plans li{background:var(--paper);border:1px solid var(--line);border-radius:18px;padding:1.5rem}
.plans .best{border:2px solid var(--teal)}
.plans h3{font-size:1.1rem}
.price{font:680 2.2rem "Bricolage",system-ui,sans-serif;letter-spacing:-.02em;margin-top:.5rem;color:var(--ink)}
.price small{font:400 .9375rem "Inter Variable",system-ui,sans-serif;color:var(--soft);letter-spacing:0}
.plans p:last-child{color:var(--soft);font-size:.9375rem;margin-top:.5rem}
.closing{background:var(--deep);color:var(--on-deep);text-align:center}
.closing p{margin:1rem auto 0;max-width:34rem;opacity:.88}
.closing .actions{justify-content:center}
.local{background:var(--sun);border-bottom:1px solid var(--line);font-size:.9375rem}
.local .wide{padding-top:.7rem;padding-bottom:.7rem}
.local code{font:600 .9em ui-monospace,Menlo,Consolas,monospace}
.reading{max-width:42rem;padding-top:clamp(2.5rem,6vw,5rem);padding-bottom:clamp(3rem,7vw,6rem)}
.reading h1{font-size:clamp(2.1rem,1.5rem + 2.6vw,3.1rem)}
.reading h2{font-size:1.4rem;margin-top:2.5rem}
.reading p,.reading ul{margin-top:1rem;color:var(--soft)}
.reading .lead{color:var(--ink)}
.reading li{margin-top:.4rem}
.bottom{border-top:1px solid var(--line);background:var(--paper)}
.bottom .wide{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1rem 2rem;padding-top:2rem;padding-bottom:2rem}
.bottom nav{flex-wrap:wrap;gap:.25rem 1.5rem}
.bottom nav a:not(.button){font-weight:450;color:var(--soft)}
@media (max-width:60rem){.plans{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (max-width:48rem){.more{display:none!important}.less{display:inline}.hero,.row,.steps{grid-template-columns:minmax(0,1fr)}.row:nth-child(even)>:first-child{order:0}.actions .button{flex:1 1 100%}}
@media (max-width:30rem){.plans{grid-template-columns:minmax(0,1fr)}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
`;
