// Data integrations bring a brand's shop data in. Two shops are supported, woocommerce and shopify
// (platform §9), and either is a sales integration: it knows who purchased, which some follow-up
// criteria need. Recharge rides on the Shopify connection, so disconnecting Shopify disconnects it
// too (signup-forms §4).

export type DataIntegrations = Partial<Record<DataIntegrationKey, { isIntegrated: boolean }>>;

export function keysToDisconnect(key: DataIntegrationKey): DataIntegrationKey[] {
  return key === 'shopify' ? ['shopify', 'recharge'] : [key];
}

export type ShopKey = 'woocommerce' | 'shopify';
/** `pixel` is carried along when a brand has it (signup-forms §3). */
export type DataIntegrationKey = ShopKey | 'recharge' | 'pixel';

export const SHOP_LABELS: Record<ShopKey, string> = {
  woocommerce: 'WooCommerce',
  shopify: 'Shopify',
};

export function hasSalesIntegration(integrations: DataIntegrations): boolean {
  return Boolean(integrations.woocommerce?.isIntegrated || integrations.shopify?.isIntegrated);
}

export function disconnectDataIntegration(
  integrations: DataIntegrations,
  key: DataIntegrationKey,
): DataIntegrations {
  const result = { ...integrations };
  for (const gone of keysToDisconnect(key)) {
    if (result[gone]) result[gone] = { ...result[gone], isIntegrated: false };
  }
  return result;
}

export const DISCONNECT_FAILED_TEXT = 'Could not disconnect integration.';
