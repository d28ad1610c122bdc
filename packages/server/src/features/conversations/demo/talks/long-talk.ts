import { days } from '../../../../platform/demo/demo-part.ts';
import type { DemoConversation, DemoMessage } from '../demo-conversation.ts';
import { LEAD, say } from './say.ts';

const CAMPAIGN = 'Two Wheels to the Sea';
type Line = readonly [speaker: 'them' | 'owner' | 'lead', words: string];

/** Half a year of Northwind and Wanderquay: long enough that a thread comes in pages. */
export const longTalk: DemoConversation = {
  between: ['northwind', 'wanderquay'],
  unreadBy: ['northwind'],
  messages: [
    say('northwind', days(189, 300), 'Your trip needs panniers and rain covers. May we join?', {
      campaign: CAMPAIGN,
    }),
    say('wanderquay', days(188, 640), 'We are interested!', {
      campaign: CAMPAIGN,
      step: 'partnerIndicatedInterest',
    }),
    say('wanderquay', days(187, 420), 'The agreement, with the dates we talked about.', {
      campaign: CAMPAIGN,
      step: 'hostSharedAgreement',
    }),
    say('northwind', days(186, 200), 'Signed.', { campaign: CAMPAIGN, step: 'partnerSigned' }),
    say('wanderquay', days(186, 90), 'Signed here too. Off we go!', {
      campaign: CAMPAIGN,
      step: 'partnerConfirmed',
    }),
    ...talk(days(171, 500), [
      ['them', 'First things first: which photo shall lead the page?'],
      ['owner', 'The one at the harbour. It has both our colours in it.'],
      ['them', 'Agreed. And the headline?'],
      [
        'owner',
        '<p>Two ideas:</p><ul><li>From your door to the sea</li><li><strong>Pack light, ride far</strong></li></ul>',
      ],
      ['them', 'The second, without a doubt.'],
      ['lead', 'Hello from marketing! I will write the mails on our side.'],
      ['them', 'Welcome! Could we see them a week before?'],
      ['lead', 'Of course. You will have drafts on Monday.'],
    ]),
    ...talk(days(163, 420), [
      [
        'lead',
        '<p>Drafts are here: <a href="https://www.northwind.example/drafts/two-wheels">www.northwind.example/drafts/two-wheels</a></p>',
      ],
      ['them', 'Lovely tone. Two small things.'],
      [
        'them',
        '<ul><li>“panniers” instead of “bags”</li><li>the ferry is free for <em>children under six</em>, not four</li></ul>',
      ],
      ['lead', 'Both fixed.'],
      ['them', 'Then we are ready.'],
      ['owner', 'So are we.'],
    ]),
    ...talk(days(150, 600), [
      ['them', 'Day one: 1,240 entries before lunch!'],
      ['owner', 'Our best start ever. Where do they come from?'],
      ['them', 'Half from your mail, a third from ours, the rest from the picture at the harbour.'],
      ['lead', 'The harbour wins again.'],
      ['owner', 'Shall we double the budget for it?'],
      ['them', 'Let us wait until Friday and look again.'],
    ]),
    ...talk(days(146, 380), [
      ['them', 'It is Friday, and the harbour still wins.'],
      ['owner', 'Doubled.'],
      ['them', 'Thank you. We add the same.'],
      ['lead', 'A question from a reader: may one ride the prize with an electric bike?'],
      ['them', 'Certainly. All three lodges have sockets.'],
      ['lead', 'I will add it to the answers on the page.'],
    ]),
    ...talk(days(122, 300), [
      ['them', 'We have a winner. She cried on the telephone.'],
      ['owner', 'The good kind, I hope?'],
      ['them', 'The very good kind.'],
      [
        'lead',
        '<p>Final figures:</p><ul><li><strong>18,902</strong> entries</li><li>7,344 new subscribers for us</li><li>6,871 for you</li></ul>',
      ],
      ['them', 'That is twice what we hoped for.'],
      ['owner', 'Then let us do it again.'],
    ]),
    ...talk(days(47, 540), [
      ['owner', 'Our new rain covers are here. Shall we send you some for the rental bikes?'],
      ['them', 'Twenty would do. What do they cost us?'],
      ['owner', 'A photo of each in the rain.'],
      ['them', 'Deal.'],
      ['lead', 'They left today, in two parcels.'],
      ['them', 'One parcel arrived, the other is having an adventure.'],
      ['lead', 'I asked the carrier. It went to the wrong island.'],
      ['them', 'It is here now, slightly salty.'],
    ]),
    ...talk(days(9, 610), [
      ['them', 'Time to think about next summer. The same route, or a new one?'],
      ['owner', 'A new one. People who entered once should see something new.'],
      ['them', 'There is an old railway line along the river, flat all the way.'],
      ['lead', 'Flat is good. Families asked for that.'],
      ['them', 'Four lodges, two of them with a sauna.'],
      ['owner', 'Now I want to win it myself.'],
      ['them', 'Employees excluded, I am afraid.'],
      ['owner', 'I know, I know.'],
    ]),
    ...talk(days(1, 480), [
      ['lead', 'I drew up a first plan, <em>six weeks</em> from the end of April.'],
      ['them', 'Could we begin a week later? Our lodges open on the first of May.'],
      ['lead', 'Yes. I moved everything by a week.'],
      ['them', 'Great. I take it to our team tomorrow morning.'],
    ]),
    ...talk(64, [
      ['them', 'The team loves it. Two partners more, you said?'],
      ['owner', 'Two at most. Somebody with food, somebody with socks.'],
      ['them', 'Then ask your friends at <strong>Strideloom</strong>, and we ask the bakery.'],
      [
        'them',
        'When could you talk about the prize? We are free <strong>Thursday at ten</strong>.',
      ],
    ]),
  ],
};

/** Lines that follow each other within minutes. */
function talk(minutesAgo: number, lines: readonly Line[]): DemoMessage[] {
  return lines.map(([speaker, words], index) =>
    say(
      speaker === 'them' ? 'wanderquay' : 'northwind',
      minutesAgo - index * 11 - ((index * index * 5) % 7),
      words,
      speaker === 'lead' ? LEAD : {},
    ),
  );
}
