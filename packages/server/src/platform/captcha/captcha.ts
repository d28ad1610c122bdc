export interface CaptchaChallenge {
  provider: 'altcha' | 'recaptcha';
  siteKey: string | null;
  challenge: {
    algorithm: string;
    challenge: string;
    salt: string;
    signature: string;
    maxnumber: number;
  } | null;
}

/** Keeps programs from registering and writing to support in bulk. */
export interface Captcha {
  /** What a browser needs to produce a solution. */
  challenge(): Promise<CaptchaChallenge>;
  /** Whether a solution is genuine, fresh and used for the first time. */
  verify(solution: string, action: string): Promise<boolean>;
}
