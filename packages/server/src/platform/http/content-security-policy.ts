import type { Config } from '../config/config.ts';

/**
 * What pages may load. Scripts come only from our own files; style elements need the nonce of the
 * response they came with; nothing may frame us but ourselves (the form preview).
 */
export function contentSecurityPolicy(config: Pick<Config, 'publicUrl'>) {
  const socket = config.publicUrl.replace(/^http/, 'ws');
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'self'"],
    connectSrc: ["'self'", socket],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
    frameSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
    mediaSrc: ["'self'", 'blob:', 'https:'],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    ...(config.publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  };
}
