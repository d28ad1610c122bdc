import { displayName } from '@tandem/domain/accounts/display-name';
import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { searchPeople } from './queries.ts';

export function showPeople({ db }: Services): Handler<'GET /admin/people'> {
  return async ({ query }) => {
    const people = await searchPeople(db.root, query.search);
    return people.map((person) => ({
      id: person.id,
      displayName: displayName(person),
      email: person.email,
      brands: person.brands,
      canBeImpersonated: !person.isAdmin,
    }));
  };
}
