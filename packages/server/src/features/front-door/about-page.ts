import { START_TRIAL_LABEL } from '@tandem/domain/billing/plan-offers';
import { html } from '../../platform/pages/html.ts';
import type { Page } from './page-frame.ts';

export const aboutPage: Page = {
  title: 'About us | Tandem',
  description: 'Why Tandem exists and what it promises to brands and to the people on their lists.',
  path: '/about-us',
  body: html`<article class="wide reading">
<h1>About us</h1>
<p class="lead">Advertising is rented attention. The people who choose to hear from you are yours to look after.</p>
<p>Consumer brands that sell different things to the same people have every reason to introduce each other. In practice it takes a spreadsheet of contacts, a thread of forty mails, a lawyer, three tools and a hope that everybody does what was said. Tandem puts all of it in one place: finding a partner, agreeing, running a sweepstakes together, and welcoming the people who signed up.</p>
<h2>What we hold ourselves to</h2>
<ul>
<li>A person who enters agrees to each brand and each channel separately. Nobody is signed up for something they did not read.</li>
<li>Nobody gets the same text twice, and nobody gets one after STOP.</li>
<li>A draw can be checked by the people who took part in it.</li>
<li>A button that costs money says how much.</li>
<li>A brand sees its own data and nobody else’s.</li>
</ul>
<h2>Talk to us</h2>
<p>Write to <a href="mailto:hello@tandem.example">hello@tandem.example</a>, or use Contact Us in the product. People answer.</p>
<div class="actions"><a class="button" href="/app/register">${START_TRIAL_LABEL}</a><a class="button plain" href="/app/pricing">Pricing</a></div>
</article>`,
};
