import { HttpError } from '../../../platform/http/http-error.ts';

export function keepAnOwner(owners: number[], leaving: number): void {
  if (owners.length > 1 || !owners.includes(leaving)) return;
  throw new HttpError(409, 'conflict', 'A brand needs an owner: make somebody else one first.');
}
