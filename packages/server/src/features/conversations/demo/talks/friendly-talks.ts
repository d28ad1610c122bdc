import { days, hours } from '../../../../platform/demo/demo-part.ts';
import type { DemoConversation } from '../demo-conversation.ts';
import { LEAD, say } from './say.ts';

/** Northwind among partners: everyday words, written and read by several of its people. */
export const friendlyTalks: readonly DemoConversation[] = [
  {
    between: ['northwind', 'beanwhistle'],
    unreadBy: ['northwind'],
    messages: [
      say(
        'beanwhistle',
        days(12, 210),
        'The trail blend sold out in a week. Your people like it dark!',
      ),
      say(
        'northwind',
        days(12, 160),
        'Ours loved it too. Would you do a <strong>winter roast</strong> with us?',
      ),
      say('beanwhistle', days(11, 400), 'Yes. We could roast 400 bags by the middle of the month.'),
      say(
        'northwind',
        days(2, 75),
        'Perfect. I put the artwork for the label into the shared folder.',
        LEAD,
      ),
      say('beanwhistle', hours(20), 'The label is lovely. Could the mountain be a little larger?'),
      say(
        'beanwhistle',
        hours(3, 12),
        'And one question: who answers if a parcel gets lost, you or we?',
      ),
    ],
  },
  {
    between: ['northwind', 'hearthwren'],
    alsoReadBy: [LEAD.by],
    messages: [
      say(
        'northwind',
        days(61, 130),
        'Would you cook with us? One grand prize: a stove, a pan, a weekend outside.',
        {
          campaign: 'Campfire Kitchen Giveaway',
        },
      ),
      say('hearthwren', days(60, 300), 'We are interested!', {
        campaign: 'Campfire Kitchen Giveaway',
        step: 'partnerIndicatedInterest',
      }),
      say(
        'northwind',
        days(58, 20),
        'Here is the agreement. Dates and shares are as we said on the call.',
        {
          campaign: 'Campfire Kitchen Giveaway',
          step: 'hostSharedAgreement',
        },
      ),
      say('hearthwren', days(57, 600), 'Signed. We are looking forward to it.', {
        campaign: 'Campfire Kitchen Giveaway',
        step: 'partnerSigned',
      }),
      say('northwind', days(57, 90), 'Signed as well. Welcome aboard!', {
        campaign: 'Campfire Kitchen Giveaway',
        step: 'partnerConfirmed',
      }),
      say(
        'hearthwren',
        days(1, 300),
        '<p>Numbers from our side so far:</p><ul><li><strong>6,480</strong> entries</li><li>2,115 new subscribers</li><li><em>38%</em> of them opened the welcome mail</li></ul><p>Shall we run it again in spring?</p>',
      ),
      say('northwind', days(1, 45), 'Very much so. Let us talk on Thursday.', LEAD),
    ],
  },
  {
    between: ['northwind', 'strideloom'],
    alsoReadBy: [LEAD.by],
    messages: [
      say('strideloom', days(84, 500), 'We would love to bring the socks for your challenge.', {
        campaign: 'First Snow Running Challenge',
      }),
      say('northwind', days(83, 80), 'We are interested!', {
        campaign: 'First Snow Running Challenge',
        step: 'partnerIndicatedInterest',
      }),
      say('northwind', days(81, 80), 'The agreement, for your signature.', {
        campaign: 'First Snow Running Challenge',
        step: 'hostSharedAgreement',
      }),
      say('strideloom', days(80, 700), 'Signed!', {
        campaign: 'First Snow Running Challenge',
        step: 'partnerSigned',
      }),
      say('northwind', days(80, 100), 'So have we. On your marks.', {
        campaign: 'First Snow Running Challenge',
        step: 'partnerConfirmed',
      }),
      say('strideloom', days(5, 240), 'Which tag shall people use under their pictures?'),
      say(
        'northwind',
        days(5, 130),
        '<p>Our designer insists on this one, all in one word:</p><p><strong>#FirstSnowRunningChallengeWithNorthwindAndStrideloomBecauseWinterIsForEverybodyWhoLikesColdFeet</strong></p><p>I would settle for <em>#FirstSnowRun</em>.</p>',
        LEAD,
      ),
      say('strideloom', days(5, 20), 'Please settle. 😄'),
    ],
  },
  {
    between: ['northwind', 'citrumbra'],
    messages: [
      say('northwind', days(401, 200), 'A picnic in the hills needs packs. May we bring ours?', {
        campaign: 'Golden Hour Picnic',
      }),
      say('citrumbra', days(398, 90), 'Thank you for asking. It is not for us this time.', {
        campaign: 'Golden Hour Picnic',
      }),
    ],
  },
];
