// Which page an event is kept under. An address can hold secrets (the token of an invitation) and
// personal data (an email, a search), and nobody needs either to learn which screens are used. So
// only the path counts, and of that only what our own routes are made of: a number becomes `:id`,
// and whatever is neither a plain word nor a number, or follows a word that announces a secret,
// becomes `:token`. A rule of what is let through also covers routes that nobody thought of here.

export function recordedPage(url: string): string {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments[0] === APP) segments.shift();
  const kept = segments.slice(0, MOST_SEGMENTS);
  return `/${kept.map((segment, index) => keep(segment, kept[index - 1])).join('/')}`;
}

function keep(segment: string, before: string | undefined): string {
  if (before !== undefined && ANNOUNCE_SECRETS.has(before)) return ':token';
  if (/^\d+$/.test(segment)) return ':id';
  return WORD.test(segment) ? segment : ':token';
}

/** The application's base path, which every page would carry. */
const APP = 'app';
const MOST_SEGMENTS = 8;
/** Lower case only: a random token without a capital, a digit or 33 characters is next to none. */
const WORD = /^[a-z][a-z_-]{0,31}$/;
const ANNOUNCE_SECRETS: ReadonlySet<string> = new Set([
  'invite',
  'login-link',
  'unsubscribe',
  'update-password',
  'verify-email',
]);
