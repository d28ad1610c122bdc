import { describe, expect, it } from 'vitest';
import { defaultSignupForm } from './default-signup-form.ts';
import { publishErrors } from './publish-errors.ts';
import { contrast, readableTextColor } from './readable-text-color.ts';

const brand = { name: 'Acme', domain: 'acme.com' };

describe('defaultSignupForm', () => {
  it.each([
    ['popup', 'Untitled Pop-Up', [['email'], ['phone'], []]],
    ['embed', 'Untitled Embed', [['email', 'phone'], []]],
  ] as const)('starts a %s as %s', (type, name, pages) => {
    const form = defaultSignupForm({ type });
    expect(form).toMatchObject({ name, type, viewMode: 'desktop', autoCloseDelay: null });
    expect(form.pages.map((page) => page.inputs.map((input) => input.name))).toEqual(pages);
  });

  it('opens after a delay, weekly, on all pages', () => {
    expect(defaultSignupForm({ type: 'popup' }).trigger).toEqual({
      type: 'delay',
      delay: 5,
      displayFrequency: 'delay',
      displayFrequencyDelay: 7,
      allowListUrls: [],
      denyListUrls: [],
    });
  });

  it.each(['popup', 'embed'] as const)('can publish a new %s as it is', (type) => {
    const form = defaultSignupForm({ type, brand });
    expect(publishErrors(form, { espKey: null, hasSmsSeries: true })).toEqual([]);
  });

  it('can publish a popup with an image on every page', () => {
    const form = defaultSignupForm({ type: 'popup', brand, heroImageUrl: '/hero.jpg' });
    expect(form.heroImage).toEqual({ url: '/hero.jpg', fileName: null, position: 'left' });
    expect(form.pages.map((page) => page.heroImage.url)).toEqual([
      '/hero.jpg',
      '/hero.jpg',
      '/hero.jpg',
    ]);
    expect(publishErrors(form, { espKey: null, hasSmsSeries: true })).toEqual([]);
  });

  it('has no image in an embed, nor without one', () => {
    const embed = defaultSignupForm({ type: 'embed', brand, heroImageUrl: '/hero.jpg' });
    expect(embed.heroImage).toEqual({ url: null, fileName: null, position: 'none' });
    expect(embed.pages[0]?.heroImage.url).toBeNull();
    expect(defaultSignupForm({ type: 'popup' }).heroImage.position).toBe('none');
  });

  it('shows every title, and the second button only where a popup asks for something', () => {
    const popup = defaultSignupForm({ type: 'popup' });
    for (const { title, subtitle, primaryButton } of popup.pages) {
      expect([title.isViewable, subtitle.isViewable]).toEqual([true, true]);
      for (const { text } of [title, subtitle, primaryButton]) expect(text).toMatch(/\w/);
    }
    expect(popup.pages.map((page) => page.secondaryButton.isViewable)).toEqual([true, true, false]);
    const embed = defaultSignupForm({ type: 'embed' });
    expect(embed.pages.map((page) => page.secondaryButton.isViewable)).toEqual([false, false]);
    expect(popup.pages[0]?.secondaryButton.text).toBe('No thanks');
  });

  it('takes what it knows of the brand', () => {
    const known = { ...brand, logoUrl: '/logo.png', termsUrl: '/terms', privacyUrl: '/privacy' };
    expect(defaultSignupForm({ type: 'popup', brand: known })).toMatchObject({
      domain: 'acme.com',
      brandName: 'Acme',
      termsUrl: '/terms',
      privacyUrl: '/privacy',
      brandLogo: { url: '/logo.png', fileName: null, size: 96 },
    });
    expect(defaultSignupForm({ type: 'popup' })).toMatchObject({
      domain: '',
      brandName: '',
      termsUrl: '',
      privacyUrl: '',
      brandLogo: { url: null },
      fields: { borderRadius: 8 },
      primaryButton: { design: 'filled', borderRadius: 8 },
      secondaryButton: { design: 'text-link' },
      espSettings: { brandIntegrationId: null, listId: null, espDojoProperty: null },
    });
  });

  it('is legible: text reaches a contrast of 4.5, borders of 3', () => {
    const { themeColors, primaryButton, secondaryButton } = defaultSignupForm({ type: 'popup' });
    const { background, inputBackground } = themeColors;
    for (const color of Object.values(themeColors)) expect(color).toMatch(/^#[0-9A-F]{6}$/);
    expect(secondaryButton.color).toMatch(/^#[0-9A-F]{6}$/);
    expect(primaryButton.color).toMatch(/^#[0-9A-F]{6}$/);
    for (const color of [themeColors.legalText, themeColors.legalLinks, secondaryButton.color]) {
      expect(contrast(color, background)).toBeGreaterThan(4.5);
    }
    for (const color of [themeColors.inputText, themeColors.inputPlaceholder]) {
      expect(contrast(color, inputBackground)).toBeGreaterThan(4.5);
    }
    for (const color of [themeColors.inputBorder, themeColors.closeIcon]) {
      expect(contrast(color, background)).toBeGreaterThan(3);
    }
    const { color } = primaryButton;
    expect(contrast(color, readableTextColor(color))).toBeGreaterThan(4.5);
  });
});
