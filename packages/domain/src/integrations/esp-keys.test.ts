import { describe, expect, it } from 'vitest';
import { ESP_KEYS, ESP_LABELS, FORM_ESP_KEYS, isEspKey, isFormEspKey } from './esp-keys.ts';

describe('providers', () => {
  it('are the 24 of the specification', () => {
    expect(ESP_KEYS.join(', ')).toBe(
      'active-campaign, blueshift, campaign-monitor, conde-nast, convert-kit, drip, experian, freshmail, hubspot, infusionsoft, iterable, klaviyo, mailchimp, mailgun, mailjet, maropost, omnisend, postup, retention-science, sailthru, salesforce, salesforce-marketing-cloud, sendgrid, zapier',
    );
    expect(ESP_KEYS).toHaveLength(24);
  });

  it('of forms are the 12 of the specification', () => {
    expect(FORM_ESP_KEYS.join(', ')).toBe(
      'active-campaign, convert-kit, drip, hubspot, iterable, klaviyo, mailchimp, omnisend, retention-science, sailthru, sendgrid, zapier',
    );
    expect(FORM_ESP_KEYS).toHaveLength(12);
  });

  it('each have a label of their own', () => {
    expect(new Set(Object.values(ESP_LABELS)).size).toBe(24);
    expect(Object.values(ESP_LABELS)).not.toContain('');
  });

  it.each([
    ['klaviyo', true, true],
    ['mailgun', true, false],
    ['unknown', false, false],
    ['toString', false, false],
    ['', false, false],
  ])('%j is known: %s, takes forms: %s', (key, known, takesForms) => {
    expect(isEspKey(key)).toBe(known);
    expect(isFormEspKey(key)).toBe(takesForms);
  });
});
