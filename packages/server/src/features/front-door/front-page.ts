import { PREMIUM_BENEFITS, START_TRIAL_LABEL } from '@tandem/domain/billing/plan-offers';
import { PLAN_TIERS, type PlanTier } from '@tandem/domain/billing/plan-tier';
import { type Html, html } from '../../platform/pages/html.ts';
import type { Page } from './page-frame.ts';
import { drawPicture, formPicture, heroPicture, partnerPicture } from './pictures.ts';

/** What a visitor sees first: what this is, how it goes, what it costs, where to start. */
export function frontPage({ demo }: { demo: boolean }): Page {
  return {
    title: 'Tandem: where consumer brands grow together',
    description:
      'Run sweepstakes with partner brands, find brands whose audience fits yours, and grow SMS and email lists with signup forms and welcome texts.',
    path: '/',
    body: html`${demo ? LOCAL_COPY : ''}${HERO}${HOW}${WHAT}${PRICES}${CLOSING}`,
  };
}

const LOCAL_COPY = html`<aside class="local" aria-label="About this copy"><div class="wide">This copy runs on your machine. Sign in as <code>owner@northwind.example</code> with <code>Tandem!2026</code>, or <a href="/app/register">register</a>: mails arrive in <a href="/app/mailbox">the sandbox mailbox</a>.</div></aside>`;

const START = html`<a class="button" href="/app/register">${START_TRIAL_LABEL}</a>`;

const HERO = html`<div class="wide hero">
<div>
<h1>Grow your list with brands your customers already love</h1>
<p class="lead">Tandem is where consumer brands run sweepstakes together, find partners whose audience fits theirs, and turn visitors into subscribers by text and email.</p>
<div class="actions">${START}<a class="button plain" href="#how">See how it works</a></div>
<p class="note">30 days with everything in it. No card needed to start.</p>
</div>
${heroPicture}
</div>`;

const HOW = html`<section class="tinted" id="how"><div class="wide">
<h2>One sweepstakes, several brands, everybody’s list grows</h2>
<ol class="steps">
<li><h3>Find a partner</h3><p>Search brands by industry, reach and region. See why one fits, write to it, and invite it.</p></li>
<li><h3>Agree and launch</h3><p>Settle who mails what and when, sign in the product, and open one landing page for all of you.</p></li>
<li><h3>Keep the people who said yes</h3><p>Each brand gets exactly the entrants who agreed to hear from it, with the words they agreed to.</p></li>
</ol>
</div></section>`;

const WHAT = html`<section><div class="wide">
${row(
  'Sweepstakes',
  'A draw that anybody can check',
  'Solo or with up to eight partners. Entries, referrals and bonus actions on one fast page; winners follow from numbers that were fixed before anybody entered.',
  [
    'Official rules written from your answers',
    'Live figures by day, source and partner',
    'A proof that your entrants can verify themselves',
  ],
  drawPicture,
)}
${row(
  'Signup forms and texts',
  'From a visitor to a regular in three texts',
  'Design a popup or embedded form in your own colours, put one line on your shop, and let a welcome series do the rest.',
  [
    'A few kilobytes on your shop, nothing from third parties',
    'Follow-ups that know who clicked and who bought',
    'Quiet hours, STOP and consent records built in',
  ],
  formPicture,
)}
${row(
  'Partnerships',
  'Fewer threads, more done',
  'Invitations, messages, agreements and tasks live beside the sweepstakes they are about, for both sides.',
  [
    'Inbox for brands, not for people’s spam folders',
    'Agreements signed where they were negotiated',
    'Who promised what, and what arrived',
  ],
  partnerPicture,
)}
</div></section>`;

function row(kicker: string, title: string, text: string, points: string[], picture: Html): Html {
  return html`<div class="row"><div><p class="kicker">${kicker}</p><h2>${title}</h2><p>${text}</p><ul>${points.map((point) => html`<li>${point}</li>`)}</ul></div><div class="frame">${picture}</div></div>`;
}

const PRICES = html`<section class="tinted" id="pricing"><div class="wide">
<h2>Start free, pay when it pays</h2>
<ul class="plans">
${plan('white', 'Meet brands and look around.')}
${plan('greenFixed', 'Regular sweepstakes for a small team.')}
${plan('black', `${PREMIUM_BENEFITS[0]}, signup forms, priority support.`, true)}
${plan('pro', 'The most room, for brands that run all year.')}
</ul>
<div class="actions"><a class="button plain" href="/app/pricing">Compare plans</a></div>
</div></section>`;

function plan(tier: PlanTier, text: string, best = false): Html {
  const { name, monthlyPriceCents } = PLAN_TIERS[tier];
  const price = `$${(monthlyPriceCents ?? 0) / 100}`;
  return html`<li${best ? html` class="best"` : ''}><h3>${name}</h3><p class="price">${price} <small>a month</small></p><p>${text}</p></li>`;
}

const CLOSING = html`<section class="closing"><div class="wide">
<h2>Your next thousand subscribers know a brand you could call today</h2>
<p>Set up your brand in a few minutes. The trial has everything in it and ends by itself.</p>
<div class="actions"><a class="button gold" href="/app/register">${START_TRIAL_LABEL}</a></div>
</div></section>`;
