import type { Frame } from '../../lib/frame/feature-routes.ts';
import type { DrawingName } from '../../ui/drawings/drawing.tsx';

export interface PlannedPage {
  path: string;
  title: string;
  /** What will be here, in a sentence. */
  purpose: string;
  drawing: DrawingName;
  frame: PlannedFrame;
  /** What can be done here already is added by others. */
  slot?: 'data-integrations.action';
}

type PlannedFrame = Extract<Frame, 'standalone' | 'gated' | 'settings' | 'builder'>;

const gated = pageIn('gated');
const settings = pageIn('settings');
const builder = pageIn('builder');
const standalone = pageIn('standalone');

/** Addresses of the specification whose screens do not exist yet. A built screen leaves this table. */
export const plannedPages: PlannedPage[] = [
  gated('search', 'Discover', 'Find brands and sweepstakes that fit your audience.', 'compass'),
  gated('search/media-market', 'Media markets', 'See where an audience lives.', 'compass'),
  gated('explore', 'Explore', 'Browse brands that look for partners.', 'compass'),
  gated('explore/campaigns/:id/details', 'Sweepstakes', 'See what a sweepstakes offers.', 'rings'),
  gated('discover/:type', 'Discover', 'Browse brands and sweepstakes by theme.', 'compass'),
  gated('sweepstakes/:section?', 'Sweepstakes', 'All your sweepstakes, with results.', 'rings'),
  gated('new-solo-sweepstakes', 'Solo sweepstakes', 'Build a sweepstakes of your own.', 'seedling'),
  gated('new-campaign', 'Partnership sweepstakes', 'Build one together with partners.', 'rings'),
  gated('calendar', 'Calendar', 'What runs when, and what comes next.', 'seedling'),
  gated('reviews', 'Reviews', 'What partners say about working with you.', 'rings'),
  gated('sms-marketing/acquisition-tools', 'Signup forms', 'Grow your SMS list.', 'phone'),
  gated('sms-marketing/settings/tcpa/info', 'TCPA setup', 'Your terms and privacy links.', 'phone'),
  gated('admin/featured-brands', 'Featured brands', 'Choose who is shown first.', 'compass'),
  gated('signup-form/:builderId/*', 'Signup form', 'Design a form for your site.', 'phone'),
  gated('shopify/oauth', 'Connect Shopify', 'Finish connecting your shop.', 'rings'),
  {
    ...settings('brand/data-integrations', 'Data integrations', 'Connect your shop.', 'rings'),
    slot: 'data-integrations.action',
  },
  settings('brand/esp/:espId', 'Connect your ESP', 'Send signups to your ESP.', 'letter'),
  builder('', 'Sweepstakes builder', 'Set up prizes, dates and rules.', 'seedling'),
  builder('partnership-agreement', 'Partnership agreement', 'Agree on who does what.', 'letter'),
  builder('partnership-agreement/sign', 'Sign the agreement', 'Sign it with partners.', 'letter'),
  standalone('landing/campaign/:id', 'Sweepstakes', 'Where people will enter to win.', 'seedling'),
];

function pageIn(frame: PlannedFrame) {
  return (path: string, title: string, purpose: string, drawing: DrawingName): PlannedPage => ({
    path,
    title,
    purpose,
    drawing,
    frame,
  });
}
