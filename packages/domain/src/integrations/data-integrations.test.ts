import { describe, expect, it } from 'vitest';
import {
  DISCONNECT_FAILED_TEXT,
  disconnectDataIntegration,
  hasSalesIntegration,
  keysToDisconnect,
  SHOP_LABELS,
} from './data-integrations.ts';

const on = { isIntegrated: true };
const off = { isIntegrated: false };

describe('keysToDisconnect', () => {
  it.each([
    ['shopify', ['shopify', 'recharge']],
    ['recharge', ['recharge']],
    ['woocommerce', ['woocommerce']],
    ['pixel', ['pixel']],
  ] as const)('of %s are %j', (key, keys) => {
    expect(keysToDisconnect(key)).toEqual(keys);
  });
});

describe('hasSalesIntegration', () => {
  it.each([
    [{}, false],
    [{ shopify: off, woocommerce: off }, false],
    [{ shopify: on }, true],
    [{ woocommerce: on }, true],
    [{ recharge: on, pixel: on }, false],
  ])('of %j is %s', (integrations, expected) => {
    expect(hasSalesIntegration(integrations)).toBe(expected);
  });
});

describe('disconnectDataIntegration', () => {
  it('takes Recharge along with Shopify and keeps the rest', () => {
    const before = { shopify: on, recharge: on, woocommerce: on, pixel: on };
    expect(disconnectDataIntegration(before, 'shopify')).toEqual({
      shopify: off,
      recharge: off,
      woocommerce: on,
      pixel: on,
    });
    expect(before.shopify).toBe(on);
  });

  it('adds no key that was not there', () => {
    expect(disconnectDataIntegration({ shopify: on }, 'shopify')).toEqual({ shopify: off });
    expect(disconnectDataIntegration({}, 'woocommerce')).toEqual({});
  });
});

it('names shops and failures', () => {
  expect(SHOP_LABELS).toEqual({ woocommerce: 'WooCommerce', shopify: 'Shopify' });
  expect(DISCONNECT_FAILED_TEXT).toBe('Could not disconnect integration.');
});
