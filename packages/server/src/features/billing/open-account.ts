import type { MemberBrand, Person } from '../../platform/http/caller.ts';
import type { CustomerSnapshot } from '../../platform/payments/payments.ts';
import type { Services } from '../../platform/services.ts';
import { type BillingAccount, findAccount, insertAccount } from './queries.ts';

/** The brand's account at the gateway, made when it is first needed. */
export async function openAccount(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  brand: Pick<MemberBrand, 'id' | 'accountName'>,
  person: Pick<Person, 'email'>,
): Promise<BillingAccount> {
  const found = await findAccount(db.root, brand.id);
  if (found) return found;
  const customerId = await payments.createCustomer({
    reference: `brand-${brand.id}`,
    name: brand.accountName,
    email: person.email,
  });
  await insertAccount(db.root, { brandId: brand.id, customerId, snapshot: NEW_CUSTOMER });
  return (await findAccount(db.root, brand.id)) as BillingAccount;
}

export const NEW_CUSTOMER: CustomerSnapshot = {
  revision: 0,
  isDelinquent: false,
  creditCents: 0,
  methods: [],
  subscription: null,
  invoices: [],
};
