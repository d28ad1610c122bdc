import type { Config } from '../config/config.ts';

/**
 * What pages may load. Scripts come only from our own files; style elements need the nonce of the
 * response they came with; nothing may frame us but ourselves (the form preview). Google gets in
 * only where reCAPTCHA is set up, and only with the folders that its documentation names.
 */
export function contentSecurityPolicy(
  config: Pick<Config, 'publicUrl' | 'recaptcha'> & Partial<Pick<Config, 's3'>>,
) {
  const socket = config.publicUrl.replace(/^http/, 'ws');
  const google = config.recaptcha ? RECAPTCHA : NOBODY;
  const pictures = config.s3?.publicUrl ? [`${config.s3.publicUrl}/`] : [];
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'self'"],
    connectSrc: ["'self'", socket, ...google.connect],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
    frameSrc: ["'self'", ...google.frame],
    // Uploaded pictures are served by us, or by the host that the operator chose for them; one on
    // any other would tell it who reads what.
    imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
    mediaSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'", ...google.script],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    ...(config.publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  };
}

const NOBODY = { script: [], frame: [], connect: [] };

const RECAPTCHA = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};
