// When a popup opens and how often the same shopper sees it (signup-forms §3). A popup opens at
// once, after a delay in seconds, or when the pointer leaves for the browser's own bar. It opens
// once per session, again after a number of days, or never again. Types only, for the shopper's
// side as well as ours.

export type FormTrigger = {
  type: TriggerType;
  /** Seconds; null while the box is empty. */
  delay: number | null;
  displayFrequency: DisplayFrequency;
  /** Days; null while the box is empty. */
  displayFrequencyDelay: number | null;
  allowListUrls: UrlRule[];
  denyListUrls: UrlRule[];
};

export type TriggerType = 'immediately' | 'delay' | 'exit';
export type DisplayFrequency = 'every-session' | 'delay' | 'never';
export type UrlRule = { path: string; type: 'exact' | 'contain' };
