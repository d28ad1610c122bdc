import { html } from '../../../platform/pages/html.ts';
import type { Page } from '../page-frame.ts';

/** A working draft in plain words; a lawyer's text replaces it before anybody pays. */
export const termsPage: Page = {
  title: 'Terms of Use | Tandem',
  description: 'What brands agree to when they use Tandem.',
  path: '/terms',
  body: html`<article class="wide reading">
<h1>Terms of Use</h1>
<p class="lead">What a brand agrees to when it uses Tandem, in plain words.</p>
<h2>Who may use it</h2>
<p>Businesses that sell to consumers. The person who registers speaks for the brand and is of age. One set of sign-in details belongs to one person; invite colleagues instead of sharing a password.</p>
<h2>Plans and payment</h2>
<p>A new brand has 30 days of trial. After it, plans renew at the price and interval shown when they were bought until they are cancelled; cancelling takes effect at the end of what was paid for. SMS credits that were bought stay with the brand. Every charge has a receipt.</p>
<h2>What is yours</h2>
<p>Your content, your lists and your figures belong to you. You let us store, show and send them as far as the product needs it. When partners run a sweepstakes together, each receives the entrants who agreed to hear from that brand.</p>
<h2>What is not allowed</h2>
<ul>
<li>Texts or mails to people who did not agree, bought lists, or messages that ignore STOP.</li>
<li>Sweepstakes that break the law where they run, prizes that do not exist, or winners who were not drawn.</li>
<li>Pretending to be another brand, attacking the service, or copying other brands’ data out of it.</li>
</ul>
<h2>Your duties toward the people on your lists</h2>
<p>Laws on text messages and advertising, in the United States among others the TCPA and CAN-SPAM, apply to you as the sender. Tandem keeps records of consent and honours requests to stop; the decision what to send, and to whom, is yours.</p>
<h2>When something goes wrong</h2>
<p>We keep the service running with care and tell you when it is not. We may pause a brand that harms others. Either side may end the agreement; you can take your data with you for 30 days after that.</p>
<h2>Changes</h2>
<p>When these terms change in a way that matters, members are asked to accept them the next time they open Tandem.</p>
<p>Questions: <a href="mailto:hello@tandem.example">hello@tandem.example</a>.</p>
</article>`,
};
