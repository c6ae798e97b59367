import { UserError } from "./user-error.mjs";

/**
 * Where the web server listens. All interfaces by default: Homeward is run on servers and in containers, and
 * opened from phones; HOST=127.0.0.1 keeps it to this machine.
 */
export function readListenSettings(env) {
  const text = env.PORT || "3000";
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new UserError(`PORT=${text} is no port number; use one from 1 to 65535, for example PORT=3000.`);
  }
  return { host: env.HOST || undefined, port };
}

/** Where people reach the server: as it was set, else this machine. It is what the data folder's lock names. */
export function addressOf(env, { port } = readListenSettings(env)) {
  return env.APP_URL || `http://localhost:${port}`;
}

/**
 * The address that a command should print: as set for it; else that of the server that holds the data folder; else
 * undefined, for nothing is known.
 */
export function knownAddress(env, holder) {
  if (env.APP_URL || env.PORT) return addressOf(env);
  return holder && /^https?:\/\//.test(holder.purpose) ? holder.purpose : undefined;
}

/** Refuses a DATABASE_URL that cannot be one, without showing the password in it. */
export function checkDatabaseUrl(text) {
  if (/^postgres(ql)?:\/\/[^/]/.test(text) && URL.canParse(text)) return;
  throw new UserError(
    "DATABASE_URL is no PostgreSQL address; it looks like postgresql://user:password@host:5432/database.",
  );
}
