/** What people asked of support: two questions that wait, and one that was answered. */
export interface DemoTicket {
  /** Owner of this brand, who was signed in; without one a visitor wrote. */
  slug?: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  hoursAgo: number;
  closedHoursAgo?: number;
}

export const demoTickets: readonly DemoTicket[] = [
  {
    slug: 'northwind',
    name: 'Northwind Owner',
    email: 'owner@northwind.example',
    subject: 'Invoice with our VAT number',
    message:
      'Our accountant needs the March invoice with our VAT number on it.\n\nCould you add it, and tell us where to enter it for the next ones?',
    hoursAgo: 74,
    closedHoursAgo: 51,
  },
  {
    name: 'Store team',
    email: 'hello@marrowbone.example',
    subject: 'Can two shops share one brand?',
    message:
      'We sell dog treats in two shops with one mailing list. Is that one brand or two, and does each need its own plan?',
    hoursAgo: 20,
  },
  {
    slug: 'puddlekin',
    name: 'Northwind Owner',
    email: 'owner@northwind.example',
    subject: 'Partner does not see our sweepstakes',
    message:
      'We invited a partner yesterday. They say the link opens, but the sweepstakes is not in their list.\n\nCan you have a look before we announce it on Thursday?',
    hoursAgo: 3,
  },
];

/** Mail services that brands miss. */
export const demoWishes = [
  {
    slug: 'northwind',
    storeName: 'Postbox',
    comment: 'Our whole list lives there.',
    hoursAgo: 190,
  },
  { slug: 'lanternfold', storeName: 'postbox', comment: '', hoursAgo: 96 },
  {
    slug: 'puddlekin',
    storeName: 'Mailhaven',
    comment: 'We would connect it the same day.',
    hoursAgo: 30,
  },
] as const;
