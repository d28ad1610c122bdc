import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const PUBLIC_URL = 'https://tandem.example';

describe('readConfig', () => {
  it('gives a newcomer a working set-up from nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      role: 'all',
      publicUrl: 'http://127.0.0.1:3000',
      sandbox: true,
      demoData: true,
    });
  });

  it.each([
    ['PORT', 'many', /PORT must be a whole number from 0 to 65535, not "many"/],
    ['PORT', '70000', /PORT must be .*65535/],
    ['ROLE', 'boss', /ROLE must be one of all, web, worker/],
    ['PUBLIC_URL', 'tandem.example', /PUBLIC_URL must be an http:\/\/ or https:\/\/ address/],
    ['SHORT_LINK_DOMAIN', 'http://x/', /SHORT_LINK_DOMAIN must be a host name/],
    ['NODE_ENV', 'prod', /NODE_ENV must be one of/],
    ['TRUST_PROXY', 'maybe', /TRUST_PROXY must be how many proxies stand in front/],
    ['TRUST_PROXY', 'true', /TRUST_PROXY must be .*; true would believe whatever/],
    ['TRUST_PROXY', '10.0.0.0/33', /TRUST_PROXY must be/],
    ['TRUST_PROXY', '99', /TRUST_PROXY must be/],
  ])('stops on %s=%s with its name and what is accepted', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  it('does not show a bad secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@host/db' })).toThrow(
      /DATABASE_URL must be a postgres:\/\/ address, not the value given \(not shown\)/,
    );
  });

  it('takes both settings of Stripe or none, and shows neither', () => {
    const STRIPE_SECRET_KEY = 'sk_test_1';
    const STRIPE_WEBHOOK_SECRET = 'whsec_1';
    expect(readConfig({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
    });
    expect(readConfig({}).stripe).toBeUndefined();
    expect(() => readConfig({ STRIPE_SECRET_KEY })).toThrow(/belong together/);
    expect(() => readConfig({ STRIPE_WEBHOOK_SECRET })).toThrow(/belong together/);
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'pk_hunter2' })).toThrow(
      /STRIPE_SECRET_KEY must be a secret key .* not the value given \(not shown\)/,
    );
  });

  it('takes both keys of reCAPTCHA or none', () => {
    const keys = { RECAPTCHA_SITE_KEY: 'site-key-1', RECAPTCHA_SECRET_KEY: 'secret-key-1' };
    expect(readConfig(keys).recaptcha).toEqual({
      siteKey: 'site-key-1',
      secretKey: 'secret-key-1',
      minScore: 0.5,
    });
    expect(readConfig({ ...keys, RECAPTCHA_MIN_SCORE: '0.7' }).recaptcha?.minScore).toBe(0.7);
    expect(readConfig({}).recaptcha).toBeUndefined();
    expect(() => readConfig({ RECAPTCHA_SITE_KEY: 'site-key-1' })).toThrow(/belong together/);
    expect(() => readConfig({ RECAPTCHA_SECRET_KEY: 'secret-key-1' })).toThrow(/belong together/);
    expect(() => readConfig({ RECAPTCHA_SECRET_KEY: 'hunter2' })).toThrow(/\(not shown\)/);
    expect(() => readConfig({ RECAPTCHA_MIN_SCORE: '2' })).toThrow(/a number from 0 to 1/);
  });

  it('takes all settings of Zendesk or none', () => {
    const who = { ZENDESK_EMAIL: 'desk@tandem.example', ZENDESK_API_TOKEN: 'secret-token-1' };
    const account = { email: 'desk@tandem.example', apiToken: 'secret-token-1' };
    expect(readConfig({ ...who, ZENDESK_SUBDOMAIN: 'tandem' }).zendesk).toEqual({
      baseUrl: 'https://tandem.zendesk.com',
      ...account,
    });
    expect(readConfig({ ...who, ZENDESK_BASE_URL: 'http://127.0.0.1:4000/' }).zendesk).toEqual({
      baseUrl: 'http://127.0.0.1:4000',
      ...account,
    });
    expect(readConfig({}).zendesk).toBeUndefined();
    expect(() => readConfig(who)).toThrow(/set all three, or none/);
    expect(() => readConfig({ ZENDESK_SUBDOMAIN: 'tandem' })).toThrow(/set all three, or none/);
    expect(() => readConfig({ ZENDESK_SUBDOMAIN: 'tandem.zendesk.com' })).toThrow(
      /the part before/,
    );
    expect(() => readConfig({ ZENDESK_API_TOKEN: 'hunter2' })).toThrow(/\(not shown\)/);
  });

  it('takes bucket and keys of S3 or nothing of it', () => {
    const keys = { S3_ACCESS_KEY_ID: 'AKIDEXAMPLE', S3_SECRET_ACCESS_KEY: 'secret-key-1' };
    const usual = { ...keys, S3_BUCKET: 'tandem-files' };
    expect(readConfig(usual).s3).toEqual({
      bucket: 'tandem-files',
      region: 'us-east-1',
      endpoint: 'https://s3.us-east-1.amazonaws.com',
      pathStyle: false,
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'secret-key-1',
      publicUrl: undefined,
    });
    const more = {
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: 'http://127.0.0.1:9000/',
      S3_PATH_STYLE: 'true',
      S3_PUBLIC_URL: 'https://cdn.tandem.example/files/',
    };
    expect(readConfig({ ...usual, ...more }).s3).toMatchObject({
      region: 'eu-central-1',
      endpoint: 'http://127.0.0.1:9000',
      pathStyle: true,
      publicUrl: 'https://cdn.tandem.example/files',
    });
    expect(readConfig({}).s3).toBeUndefined();
    for (const part of [keys, { S3_BUCKET: 'tandem-files' }, { S3_REGION: 'eu-central-1' }, more]) {
      expect(() => readConfig(part)).toThrow(/set all three, or no S3 setting/);
    }
    expect(() => readConfig({ ...usual, S3_BUCKET: 'My Files' })).toThrow(/the name of a bucket/);
    expect(() => readConfig({ ...usual, S3_SECRET_ACCESS_KEY: 'short' })).toThrow(/\(not shown\)/);
  });

  it.each([
    ['false', false],
    ['1', 1],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('reads TRUST_PROXY=%s', (TRUST_PROXY, expected) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(expected);
  });

  it('needs to know the public address in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/Production needs PUBLIC_URL/);
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' }).port).toBe(3000);
  });

  it.each(['0.0.0.0', '192.0.2.7', '::', 'tandem.example'])(
    'refuses to put the sandbox on %s',
    (HOST) => {
      expect(() => readConfig({ HOST })).toThrow(/known demo password on the network/);
      expect(readConfig({ HOST, NODE_ENV: 'production', PUBLIC_URL })).toMatchObject({
        sandbox: false,
        demoData: false,
      });
    },
  );

  it.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('takes %s for this machine', (HOST) => {
    expect(readConfig({ HOST }).sandbox).toBe(true);
  });

  it('has no sandbox in production, also on this machine', () => {
    expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL })).toMatchObject({
      sandbox: false,
      demoData: false,
    });
  });
});
