import { spawnSync } from "node:child_process";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { UserError } from "../lib/user-error.mjs";

const ACCOUNT = "postgres";

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the owner of the existing cluster, or as the account
 * `postgres`, which is created if missing. Everybody else runs it as themselves.
 * @returns {Promise<{uid?: number, gid?: number}>} options for `spawn`
 */
export async function postgresAccount(clusterDir) {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(clusterDir).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return lookUp() ?? create();
}

/** Returns whether an account can reach `path`: every parent directory must be accessible to it. */
export async function canReach(path, { uid, gid }) {
  if (uid === undefined) return true;
  for (let current = path; ; current = dirname(current)) {
    const entry = await stat(current).catch(() => null);
    if (!entry) return false;
    const bit = entry.uid === uid ? 0o100 : entry.gid === gid ? 0o010 : 0o001;
    if (entry.isDirectory() && !(entry.mode & bit)) return false;
    if (current === dirname(current)) return true;
  }
}

function lookUp() {
  const ids = ["-u", "-g"].map((flag) => spawnSync("id", [flag, ACCOUNT], { encoding: "utf8" }));
  if (ids.some((id) => id.status !== 0)) return null;
  const [uid, gid] = ids.map((id) => Number(id.stdout));
  return { uid, gid };
}

function create() {
  const attempts = [
    ["useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", ACCOUNT]],
    ["adduser", ["-S", "-D", "-H", ACCOUNT]],
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args);
    const account = lookUp();
    if (account) return account;
  }
  throw new UserError(
    "PostgreSQL cannot run as root and no account for it could be created; start as an ordinary user or set DATABASE_URL.",
  );
}
