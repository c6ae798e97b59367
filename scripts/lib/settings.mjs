import { UserError } from "./user-error.mjs";

/**
 * Returns where the web server listens. All interfaces by default, because Homeward runs on servers and in containers
 * and is opened from phones; HOST=127.0.0.1 limits it to this machine.
 */
export function readListenSettings(env) {
  const text = env.PORT || "3000";
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new UserError(`PORT=${text} is no port number; use one from 1 to 65535, for example PORT=3000.`);
  }
  return { host: env.HOST || undefined, port };
}

/**
 * Returns the address where people reach the server: as configured, or else on this machine. The data folder's lock
 * contains it.
 */
export function addressOf(env, { port } = readListenSettings(env)) {
  return env.APP_URL || `http://localhost:${port}`;
}

/**
 * Returns the address that a command should print: the configured one, or that of the server that holds the data
 * folder; undefined if unknown.
 */
export function knownAddress(env, holder) {
  if (env.APP_URL || env.PORT) return addressOf(env);
  return holder && /^https?:\/\//.test(holder.purpose) ? holder.purpose : undefined;
}

/** Refuses an invalid DATABASE_URL without showing the password in it. */
export function checkDatabaseUrl(text) {
  if (/^postgres(ql)?:\/\/[^/]/.test(text) && URL.canParse(text)) return;
  throw new UserError(
    "DATABASE_URL is no PostgreSQL address; it looks like postgresql://user:password@host:5432/database.",
  );
}

/** Returns how long a stopping web process stays reachable but unready, in milliseconds (DRAIN_SECONDS, 0 by default). */
export function drainMs(env) {
  const seconds = Number(env.DRAIN_SECONDS);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 60) * 1_000 : 0;
}
