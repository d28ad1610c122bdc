export interface Mail {
  to: string;
  subject: string;
  /** Says the same as `html`, for those who read without it. */
  text: string;
  html: string;
  /** Beyond the usual ones, such as List-Unsubscribe. */
  headers?: Record<string, string>;
}

/** Hands a mail to whatever carries it. Called from a job, so a throw means "try again later". */
export interface MailPort {
  send(mail: Mail): Promise<void>;
}
