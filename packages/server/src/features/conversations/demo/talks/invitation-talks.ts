import { days, hours } from '../../../../platform/demo/demo-part.ts';
import type { DemoConversation } from '../demo-conversation.ts';
import { LEAD, say } from './say.ts';

/** Invitations that Northwind received and sent, one for each answer and step of the agreement. */
export const invitationTalks: readonly DemoConversation[] = [
  {
    between: ['northwind', 'tidewhistle'],
    unreadBy: ['northwind'],
    messages: [
      say(
        'tidewhistle',
        hours(2, 5),
        '<p>We are giving away a long weekend at the coast and would love to have your jackets in it.</p><ul><li>Four weeks from the first of the month</li><li>Three partners at most</li><li>Everybody mails their list once</li></ul>',
        { campaign: 'Sunrise Surf Escape' },
      ),
    ],
  },
  {
    between: ['northwind', 'petalmere'],
    unreadBy: ['northwind'],
    messages: [
      say('petalmere', days(6, 220), 'Skin likes fresh air. Shall we say so together?', {
        campaign: 'Slow Morning Giveaway',
      }),
      say('northwind', days(5, 700), 'We are interested!', {
        campaign: 'Slow Morning Giveaway',
        step: 'partnerIndicatedInterest',
      }),
      say('petalmere', hours(22), 'Wonderful. Here is our agreement, two pages, no surprises.', {
        campaign: 'Slow Morning Giveaway',
        step: 'hostSharedAgreement',
      }),
    ],
  },
  {
    between: ['northwind', 'cobaltry'],
    messages: [
      say('cobaltry', days(44, 60), 'Denim and down: both last for years. Join us?', {
        campaign: 'Made to Last Sweepstake',
      }),
      say('northwind', days(43, 310), 'We are interested!', {
        campaign: 'Made to Last Sweepstake',
        step: 'partnerIndicatedInterest',
      }),
      say('cobaltry', days(41, 45), 'The agreement is ready for you.', {
        campaign: 'Made to Last Sweepstake',
        step: 'hostSharedAgreement',
      }),
      say('northwind', days(40, 500), 'Signed.', {
        campaign: 'Made to Last Sweepstake',
        step: 'partnerSigned',
      }),
      say('cobaltry', days(39, 15), 'And confirmed. The page goes live on Monday.', {
        campaign: 'Made to Last Sweepstake',
        step: 'partnerConfirmed',
      }),
      say(
        'cobaltry',
        days(34, 330),
        '<p><strong>Made to Last is live!</strong></p><p>Entries are open for four weeks. Pictures and texts for your channels: <a href="https://www.cobaltry.example/made-to-last">www.cobaltry.example/made-to-last</a></p>',
        { campaign: 'Made to Last Sweepstake', kind: 'campaignAnnouncement' },
      ),
    ],
  },
  {
    between: ['northwind', 'gildfinch'],
    messages: [
      say('gildfinch', days(19, 410), 'One day, one ring, many entries. Will you be our partner?', {
        campaign: 'Gold Rush Friday',
      }),
      say('northwind', days(18, 35), 'Thank you for asking. It is not for us this time.', {
        campaign: 'Gold Rush Friday',
        ...LEAD,
      }),
    ],
  },
  {
    between: ['northwind', 'quillkettle'],
    unreadBy: ['quillkettle'],
    messages: [
      say(
        'northwind',
        days(3, 95),
        'A tent, a sleeping bag and <em>a very good tea</em>. Join us?',
        {
          campaign: 'Winter Basecamp Giveaway',
          ...LEAD,
        },
      ),
    ],
  },
  {
    between: ['northwind', 'pulsemoor'],
    unreadBy: ['northwind'],
    messages: [
      say(
        'northwind',
        days(3, 90),
        'Twenty minutes a day and everybody is fit for the snow. Join us?',
        {
          campaign: 'Winter Basecamp Giveaway',
          ...LEAD,
        },
      ),
      say('pulsemoor', hours(5, 40), 'We are interested!', {
        campaign: 'Winter Basecamp Giveaway',
        step: 'partnerIndicatedInterest',
      }),
    ],
  },
  {
    between: ['northwind', 'dozefield'],
    unreadBy: ['northwind'],
    messages: [
      say(
        'northwind',
        days(16, 60),
        'After a day on the trail everybody sleeps. Bring the linen?',
        {
          campaign: 'Hut to Hut Escape',
        },
      ),
      say('dozefield', days(15, 480), 'We are interested!', {
        campaign: 'Hut to Hut Escape',
        step: 'partnerIndicatedInterest',
      }),
      say('northwind', days(10, 70), 'The agreement, for your signature.', {
        campaign: 'Hut to Hut Escape',
        step: 'hostSharedAgreement',
      }),
      say('dozefield', hours(27), 'Signed. Your turn!', {
        campaign: 'Hut to Hut Escape',
        step: 'partnerSigned',
      }),
    ],
  },
  {
    between: ['northwind', 'whiskerloft'],
    messages: [
      say('northwind', days(16, 50), 'Do cats hike? Join us and let us find out.', {
        campaign: 'Hut to Hut Escape',
      }),
      say('whiskerloft', days(14, 20), 'Thank you for asking. It is not for us this time.', {
        campaign: 'Hut to Hut Escape',
      }),
      say('whiskerloft', days(14, 18), 'Ours hardly leave the sofa. Next time!'),
    ],
  },
];
