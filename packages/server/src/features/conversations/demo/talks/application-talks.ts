import { days, hours } from '../../../../platform/demo/demo-part.ts';
import type { DemoConversation } from '../demo-conversation.ts';
import { LEAD, say } from './say.ts';

/** Applications that Northwind received and sent, as far as they have come. */
export const applicationTalks: readonly DemoConversation[] = [
  {
    between: ['northwind', 'ryelark'],
    unreadBy: ['northwind'],
    messages: [
      say(
        'ryelark',
        hours(7, 25),
        '<p>Everybody at basecamp needs bread. We would bring:</p><ul><li>a crate of rye for the winner</li><li>18,000 readers of our letter</li></ul>',
        { campaign: 'Winter Basecamp Giveaway' },
      ),
    ],
  },
  {
    between: ['northwind', 'marmaloom'],
    unreadBy: ['marmaloom'],
    messages: [
      say(
        'marmaloom',
        days(9, 510),
        'Our jams travel well, and so do our customers. May we join?',
        {
          campaign: 'Hut to Hut Escape',
        },
      ),
      say('northwind', days(7, 65), 'We are interested!', {
        campaign: 'Hut to Hut Escape',
        step: 'partnerIndicatedInterest',
        ...LEAD,
      }),
    ],
  },
  {
    between: ['northwind', 'fernglass'],
    messages: [
      say('fernglass', days(13, 150), 'Every hut has a window sill. We have the plants for it.', {
        campaign: 'Hut to Hut Escape',
      }),
      say('northwind', days(12, 40), 'Thank you for asking. It is not for us this time.', {
        campaign: 'Hut to Hut Escape',
      }),
    ],
  },
  {
    between: ['northwind', 'blocksprout'],
    unreadBy: ['blocksprout'],
    messages: [
      say('northwind', days(4, 300), 'Children build better in dry coats. We would like to join.', {
        campaign: 'Build It Outside',
        ...LEAD,
      }),
    ],
  },
  {
    between: ['northwind', 'unfurlo'],
    alsoReadBy: [LEAD.by],
    messages: [
      say(
        'northwind',
        days(3, 400),
        'A mat on a summit: what a picture. May we help you take it?',
        {
          campaign: 'Mats and Mountains',
        },
      ),
      say('unfurlo', days(2, 300), 'We are interested!', {
        campaign: 'Mats and Mountains',
        step: 'partnerIndicatedInterest',
      }),
      say('unfurlo', hours(30), 'Here is what we would agree on.', {
        campaign: 'Mats and Mountains',
        step: 'hostSharedAgreement',
      }),
    ],
  },
];
