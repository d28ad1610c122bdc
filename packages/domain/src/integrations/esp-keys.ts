// The email service providers the product knows, with the names people know them by, and which of
// them signup forms can send to (signup-forms §3 lists both). The keys are stored and sent; the
// labels are shown. A provider outside the second list is "not supported for this builder".

export const ESP_LABELS = {
  'active-campaign': 'ActiveCampaign',
  blueshift: 'Blueshift',
  'campaign-monitor': 'Campaign Monitor',
  'conde-nast': 'Condé Nast',
  'convert-kit': 'ConvertKit',
  drip: 'Drip',
  experian: 'Experian',
  freshmail: 'FreshMail',
  hubspot: 'HubSpot',
  infusionsoft: 'Infusionsoft',
  iterable: 'Iterable',
  klaviyo: 'Klaviyo',
  mailchimp: 'Mailchimp',
  mailgun: 'Mailgun',
  mailjet: 'Mailjet',
  maropost: 'Maropost',
  omnisend: 'Omnisend',
  postup: 'PostUp',
  'retention-science': 'Retention Science',
  sailthru: 'Sailthru',
  salesforce: 'Salesforce',
  'salesforce-marketing-cloud': 'Salesforce Marketing Cloud',
  sendgrid: 'SendGrid',
  zapier: 'Zapier',
} as const;

export type EspKey = keyof typeof ESP_LABELS;

export const ESP_KEYS = Object.keys(ESP_LABELS) as readonly EspKey[];

/** In the specification: lightbox-enabled. */
export const FORM_ESP_KEYS = [
  'active-campaign',
  'convert-kit',
  'drip',
  'hubspot',
  'iterable',
  'klaviyo',
  'mailchimp',
  'omnisend',
  'retention-science',
  'sailthru',
  'sendgrid',
  'zapier',
] as const satisfies readonly EspKey[];

export type FormEspKey = (typeof FORM_ESP_KEYS)[number];

export function isEspKey(key: string): key is EspKey {
  return Object.hasOwn(ESP_LABELS, key);
}

export function isFormEspKey(key: string): key is FormEspKey {
  return (FORM_ESP_KEYS as readonly string[]).includes(key);
}
