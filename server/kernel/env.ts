import { z } from "zod";
import { type FilesLocation, parseFilesUrl } from "./parse-files-url";

const booleanText = z.enum(["true", "false"]).transform((text) => text === "true");

const readList = (text: string): string[] =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** The format browsers send in `Origin`: no path, no default port, lower case. A star would let every page in. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** Plain http is accepted only where nobody can intercept it. */
const isSafeIssuer = (text: string): boolean => /^https:\/\/|^http:\/\/(?:127\.0\.0\.1|localhost)(?::|\/|$)/.test(text);

const isContact = (text: string): boolean => /^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(text);

const filesUrl = z.string().transform((text, context): FilesLocation => {
  try {
    return parseFilesUrl(text);
  } catch (error) {
    context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});

const FILES_KEYS = ["FILES_ACCESS_KEY_ID", "FILES_SECRET_ACCESS_KEY"] as const;

/** Local addresses by the host they stand in for. */
const standIns = z.array(z.string()).transform((pairs, context) => {
  const known = new Map<string, string>();
  for (const pair of pairs) {
    const [, host = "", origin = ""] =
      /^([a-z0-9.-]+)=(http:\/\/(?:127\.0\.0\.1|localhost):\d+(?:\/[\w./-]*)?)$/.exec(pair) ?? [];
    if (host === "")
      context.addIssue({ code: "custom", message: "must be HOST=http://127.0.0.1:PORT, separated by commas" });
    known.set(host, origin);
  }
  return known;
});

const OIDC_VARIABLES = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

const schema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, { error: "must begin with postgresql://" }),
  DATA_DIR: z.string().min(1).default("./data"),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Public URL of the service; defaults to this machine. */
  APP_URL: z.url().optional(),
  /** Master secret from which every key is derived. The start script generates and keeps one. */
  HOMEWARD_SECRET: z.string().min(32, { error: "must have at least 32 characters" }),
  /** Labels, photos, documents and waiting uploads; `local` is DATA_DIR. */
  FILES_URL: filesUrl.default({ kind: "LOCAL" }),
  /** Location that files are being migrated from: read when FILES_URL doesn't have a file. */
  FILES_FALLBACK_URL: filesUrl.optional(),
  /** Credentials of the S3 store; never part of its URL, which is shown. */
  FILES_ACCESS_KEY_ID: z.string().min(1, { error: "must not be empty" }).optional(),
  FILES_SECRET_ACCESS_KEY: z.string().min(1, { error: "must not be empty" }).optional(),
  JOBS_ENGINE: z.enum(["embedded", "inngest"]).default("embedded"),
  /** `false`: this web process serves only pages and the API, and `npm run svc -- worker` runs the jobs. */
  RUN_JOBS: booleanText.default(true),
  WEBHOOK_ALLOW_PRIVATE_ADDRESSES: booleanText.default(false),
  /**
   * For tests: servers that respond in place of providers, `api.provider.example=http://127.0.0.1:4000`, separated by
   * commas.
   */
  PROVIDER_STAND_INS: z.string().default("").transform(readList).pipe(standIns),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default("Homeward <returns@localhost>"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** Rate limits per credential; the burst can be used at once. */
  ADMIN_REQUESTS_PER_SECOND: z.coerce.number().int().min(1).default(50),
  ADMIN_REQUEST_BURST: z.coerce.number().int().min(1).default(100),
  STOREFRONT_REQUESTS_PER_SECOND: z.coerce.number().int().min(1).default(100),
  STOREFRONT_REQUEST_BURST: z.coerce.number().int().min(1).default(200),
  /** Origins whose pages may call the Storefront API with a shopper's token, separated by commas (CORS). */
  STOREFRONT_ORIGINS: z
    .string()
    .default("")
    .transform(readList)
    .refine((all) => all.every(isOrigin), {
      error: "must be origins like https://shop.example, separated by commas, without a path",
    }),
  /** Maximum size of a submitted order file; 1 GiB. */
  ORDER_IMPORT_MAX_BYTES: z.coerce.number().int().min(1).max(2_147_483_647).default(1_073_741_824),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** How long completed deliveries can be viewed and redelivered. */
  WEBHOOK_HISTORY_DAYS: z.coerce.number().int().min(7).max(3_650).default(90),
  /** How long API requests can be viewed; 0: none are logged. */
  REQUEST_LOG_DAYS: z.coerce.number().int().min(0).max(90).default(14),
  /** The organization's own sign-in (OpenID Connect): all three, or none. */
  OIDC_ISSUER: z
    .url()
    .refine(isSafeIssuer, { error: "must begin with https://; http:// is allowed for this machine only" })
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1, { error: "must not be empty" }).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1, { error: "must not be empty" }).optional(),
  /** Label of the button: "Sign in with …". */
  OIDC_LABEL: z.string().min(1).max(40).default("single sign-on"),
  /** Allows access to /metrics from anywhere; without a token, only this machine has access. */
  METRICS_TOKEN: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
  /** Port on which a worker, which has none otherwise, serves /metrics. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** How long a stopping web process answers /readyz with 503 and serves on, so that its proxy sends no more requests. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  /** Where to report a vulnerability of this installation, separated by commas; served in security.txt. */
  SECURITY_CONTACT: z
    .string()
    .default("")
    .transform(readList)
    .refine((all) => all.every(isContact), {
      error: "must be mailto:security@shop.example or an https:// address, separated by commas",
    }),
  /** Proxy addresses whose X-Forwarded-For is trusted; none by default. */
  TRUST_PROXY: booleanText.default(false),
});

/** The variables read by Inngest's SDK without which no job would ever run. */
const INNGEST_VARIABLES = ["INNGEST_EVENT_KEY", "INNGEST_SIGNING_KEY"] as const;

/** Every setting that Homeward itself reads. */
export const SETTING_NAMES: readonly string[] = [...Object.keys(schema.shape), ...INNGEST_VARIABLES];

export type Env = Readonly<Omit<z.output<typeof schema>, "APP_URL"> & { APP_URL: string }>;

/** Reads and validates the environment, as the only place that does. Throws one sentence per wrong variable. */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => {
  const parsed = schema.safeParse(source);
  const sentences = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  if (source.JOBS_ENGINE === "inngest")
    for (const name of INNGEST_VARIABLES)
      if (!source[name]) sentences.push(`${name} must be set where JOBS_ENGINE is inngest`);
  if (source.PROVIDER_STAND_INS && parsed.data?.WEBHOOK_ALLOW_PRIVATE_ADDRESSES !== true)
    sentences.push("PROVIDER_STAND_INS is for tests, with WEBHOOK_ALLOW_PRIVATE_ADDRESSES=true");
  const missing = OIDC_VARIABLES.filter((name) => !source[name]);
  if (missing.length < OIDC_VARIABLES.length)
    for (const name of missing) sentences.push(`${name} must be set where another one of OIDC_ is`);
  if ([parsed.data?.FILES_URL, parsed.data?.FILES_FALLBACK_URL].some((place) => place?.kind === "S3"))
    for (const name of FILES_KEYS) if (!source[name]) sentences.push(`${name} must be set where files are kept in S3`);
  if (!parsed.success || sentences.length > 0)
    throw new Error(`The environment is not usable: ${sentences.join("; ")}.`);
  const APP_URL = (parsed.data.APP_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/+$/, "");
  return { ...parsed.data, APP_URL };
};
