// Where a notification leads: to a page of the app, given as a path. Anything else, an address with
// a scheme or another host among it, leads to the list of notifications, so that a text somebody
// got into a notification can never become a way out of the app or a piece of code.

export function notificationPlace(to: string | null): string {
  return to !== null && /^\/(?![/\\])/.test(to) ? to : '/notifications';
}
