// Where a person without a usable brand is sent (platform §4). Someone without credentials sets a
// brand up first; someone who asks for a brand that is not theirs chooses among their own. The
// credentials are the ids of the brands one may act for.

export function brandAccessRedirect<Id>(
  credentials: readonly Id[],
  requestedBrandId?: Id,
): '/app/registrations/brand-setup' | '/app/profile/switch-brand' | undefined {
  if (credentials.length === 0) return '/app/registrations/brand-setup';
  if (requestedBrandId === undefined || credentials.includes(requestedBrandId)) return undefined;
  return '/app/profile/switch-brand';
}
