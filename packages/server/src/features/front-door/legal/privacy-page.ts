import { html } from '../../../platform/pages/html.ts';
import type { Page } from '../page-frame.ts';

/** Says what the product really does; whoever changes what is stored changes this page. */
export const privacyPage: Page = {
  title: 'Privacy | Tandem',
  description: 'What Tandem stores about members of brands and about people who sign up, and why.',
  path: '/privacy',
  body: html`<article class="wide reading">
<h1>Privacy</h1>
<p class="lead">What is stored about whom, why, and how to have it removed.</p>
<h2>Members of a brand</h2>
<p>Name, email address, a password that nobody can read back, sign-in times with the address of the network they came from, messages and settings. We use them to run the service and keep accounts safe. Which pages are used is counted per visit, for two hours under one random number, without advertising identifiers.</p>
<h2>People who sign up with a brand</h2>
<p>What they typed into the brand’s form, the words they agreed to, when, on which page and from which network address. The brand decides what this is used for; Tandem stores and sends on its behalf. Each brand sees only the people who agreed to hear from it.</p>
<h2>Cookies and storage</h2>
<p>One cookie keeps a member signed in. The browser’s own storage remembers drafts, earlier searches and dismissed notices. Nothing is loaded from advertising networks, and this page sets nothing at all.</p>
<h2>Who else receives data</h2>
<p>Companies that carry texts and mails, take payments or answer support requests, each only with what that needs, and the email or shop services that a brand connects itself. Data is not sold.</p>
<h2>How long</h2>
<p>As long as the account exists, and after it only what the law asks for, such as invoices and records of consent. Raw usage events are dropped after the days are summed up.</p>
<h2>Your choices</h2>
<p>To stop a brand’s texts, answer STOP. To see or remove what a brand stores about you, ask the brand or write to <a href="mailto:privacy@tandem.example">privacy@tandem.example</a>; we pass the request on and follow it up.</p>
</article>`,
};
