import { days, hours } from '../../../../platform/demo/demo-part.ts';
import { WELCOME_CONTENT } from '../../welcome-brand.ts';
import type { DemoConversation } from '../demo-conversation.ts';
import { say } from './say.ts';

/** What is out of sight at Northwind, the platform's welcomes, and the inboxes of smaller brands. */
export const quietTalks: readonly DemoConversation[] = [
  {
    between: ['northwind', 'lathertide'],
    archivedBy: ['northwind'],
    messages: [
      say('lathertide', days(66, 100), 'Do you sell soap dishes for campers?'),
      say('northwind', days(65, 320), 'Not yet. We will tell you first when we do.'),
      say('lathertide', days(65, 290), 'Thank you!'),
    ],
  },
  {
    between: ['northwind', 'wickmoth'],
    archivedBy: ['northwind'],
    blockedBy: 'northwind',
    messages: [
      say('wickmoth', days(26, 200), '50% off every candle, only today!'),
      say('wickmoth', days(25, 190), '60% off every candle, only today!'),
      say(
        'wickmoth',
        days(24, 180),
        '<p><strong>70% off</strong> every candle, only today!</p><p>Send us your list and we mail it for you.</p>',
        {
          report: {
            reason: 'spam',
            comment: 'The same offer every day, and now they ask for our list.',
          },
        },
      ),
    ],
  },
  welcome('northwind', days(419, 30)),
  welcome('lanternfold', days(11, 1400)),
  { ...welcome('puddlekin', hours(26)), unreadBy: ['puddlekin'] },
  {
    between: ['lanternfold', 'tidewhistle'],
    unreadBy: ['lanternfold'],
    messages: [
      say(
        'lanternfold',
        days(4, 90),
        'Wet suits travel badly. Would a bag in which they dry help your people?',
      ),
      say('tidewhistle', days(3, 700), 'Every single day. Can yours stand salt water?'),
      say('lanternfold', days(3, 650), 'The <em>Big Fold</em> can. I will send you two.'),
      say(
        'tidewhistle',
        hours(6, 8),
        'They arrived, and everything is dry by morning. Let us plan something!',
      ),
    ],
  },
  {
    between: ['lanternfold', 'cobaltry'],
    unreadBy: ['lanternfold'],
    messages: [
      say(
        'cobaltry',
        hours(9, 50),
        'Forty stalls, and nobody knows where to put it all. Bring your bags and join us?',
        {
          campaign: 'Night Market Giveaway',
        },
      ),
    ],
  },
  {
    between: ['beanwhistle', 'ryelark'],
    messages: [
      say('ryelark', days(9, 120), 'The breakfast box is packed. Coffee by Friday?'),
      say('beanwhistle', days(9, 40), 'On its way.'),
      say('ryelark', days(8, 600), 'It smells wonderful in here.'),
    ],
  },
];

/** As it is sent to brands that register. */
function welcome(slug: string, minutesAgo: number): DemoConversation {
  const message = say('tandem', minutesAgo, WELCOME_CONTENT, { by: null, kind: 'newBrandWelcome' });
  return { between: ['tandem', slug], messages: [message] };
}
