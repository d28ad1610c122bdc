import { HttpError } from '../http/http-error.ts';

export function captchaFailed(): HttpError {
  return new HttpError(400, 'captcha_failed', 'reCAPTCHA validation failed!');
}
