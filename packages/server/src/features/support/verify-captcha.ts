import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';

type Needed = Pick<Services, 'captcha' | 'captchaPasses'>;

export function verifyCaptcha({ captcha, captchaPasses }: Needed): Handler<'POST /captcha-verify'> {
  return async ({ body }) => {
    const { token, action } = body.recaptcha;
    if (!(await captcha.verify(token, action))) return { success: false };
    return { success: true, pass: captchaPasses.issue(action) };
  };
}
