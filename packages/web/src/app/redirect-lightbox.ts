import { type LoaderFunctionArgs, redirect } from 'react-router';
import { APP_BASE } from '../lib/app-base.ts';

/** Signup forms were called lightboxes; their old addresses still work (signup-forms §2). */
export function redirectLightbox({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const url = new URL(request.url);
  const rest = url.pathname.slice(`${APP_BASE}/lightbox`.length).replace(/^\/?$/, '/new');
  return redirect(`/signup-form${rest}${url.search}${url.hash}`);
}
