/** Times are shown on the reader's own clock, wherever the brand or the server is. */
export const READER_TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
