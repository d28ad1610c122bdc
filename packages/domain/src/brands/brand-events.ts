// What brands tell their members: who joined the team, and who likes them.

import {
  aboutOtherBrand,
  aboutOwnBrand,
  dayOf,
  type EventDescriptions,
  type OtherBrand,
} from '../notifications/event-description.ts';

export const brandEvents = {
  memberJoined: ({ name }: { name: string }) =>
    aboutOwnBrand({
      category: 'team',
      text: `${name} joined the team`,
      to: '/profile/brand/team',
    }),

  favorited: ({ by, on }: { by: OtherBrand; on: Date }) =>
    aboutOtherBrand(
      by,
      {
        category: 'community',
        text: `${by.name} added you to their favorites`,
        to: `/explore/brands/${by.id}`,
      },
      // Switching it off and on again all day tells nobody more than once.
      `favorited:${by.id}:${dayOf(on)}`,
    ),
} satisfies EventDescriptions;
