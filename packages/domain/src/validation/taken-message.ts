// What a field says when its value already belongs to somebody. The lookup's success means
// available and its failure means taken (platform §5), so a caller shows this whenever the lookup
// did not succeed.

export function takenMessage(field: UniqueField, value: string): string {
  return field === 'brandName'
    ? `${value} already exists on the platform`
    : `${value} has been taken`;
}

export type UniqueField = 'brandDomain' | 'brandName' | 'email';
