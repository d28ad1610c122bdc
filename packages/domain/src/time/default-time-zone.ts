// The zone every date is shown in until a brand says otherwise (platform §9). It is a constant and
// not a setting of the machine, so that a server in another zone prints the same day as a browser.

export const DEFAULT_TIME_ZONE = 'America/New_York';
