import { newApiCaller } from './api-caller.ts';
import type { GivenBrand } from './given-brand.ts';
import { tokenMailedTo } from './mailbox.ts';
import type { Person } from './person.ts';
import { newPerson } from './register.ts';

/** Somebody who joined a brand by its owner's invitation. */
export async function givenMate(
  url: string,
  brand: GivenBrand,
  role: 'member' | 'viewer' = 'member',
): Promise<Person> {
  const { email, password } = newPerson();
  await brand.api.call('POST /team/invites', { body: { email, role } });
  const token = await tokenMailedTo(url, email, /./);
  await newApiCaller(url).call('POST /invites/:token/accept', {
    params: { token },
    body: { newAccount: { firstName: 'Team', lastName: 'Mate', password } },
  });
  return { email, password };
}
