const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Time limits for a mail server, by nodemailer's names. */
export const TIMEOUTS = {
  connectionTimeout: CONNECT_MS,
  greetingTimeout: CONNECT_MS,
  socketTimeout: SILENCE_MS,
  dnsTimeout: CONNECT_MS,
} as const;

export type Timeouts = { readonly [name in keyof typeof TIMEOUTS]: number };
