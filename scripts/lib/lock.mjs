import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isAlive, processIdentity } from "./process-identity.mjs";

/**
 * Acquires the lock file at `path` for this process. The lock of a holder that is gone (killed, rebooted, ID reused) is
 * taken over.
 * @param {{path: string, purpose: string}} options `purpose` is shown to others who find the lock taken
 * @returns {{ok: true, release: () => void} | {ok: false, holder: {pid: number, purpose: string}}}
 */
export function acquireLock({ path, purpose }) {
  mkdirSync(dirname(path), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), purpose });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (publish(draft, path)) return { ok: true, release: () => releaseLock(path, mine) };
      const found = read(path);
      const holder = parseHolder(found);
      if (holder && isHeld(holder)) return { ok: false, holder };
      setAside({ path, draft, expected: found });
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return { ok: false, holder: { pid: 0, purpose: "another command" } };
}

/** Returns the current holder of the lock, or null. */
export function lockHolder(path) {
  const holder = parseHolder(read(path));
  return holder && isHeld(holder) ? holder : null;
}

function isHeld({ pid, identity }) {
  if (pid === process.pid) return identity === processIdentity(pid);
  return isAlive(pid) && (identity === "" || identity === processIdentity(pid));
}

/** A hard link appears complete or not at all, and never replaces an existing lock. */
function publish(draft, path) {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Two processes may find the same dead lock: if one moves a live one by mistake, it restores it. */
function setAside({ path, draft, expected }) {
  const aside = `${draft}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== expected) publish(aside, path);
  rmSync(aside, { force: true });
}

function releaseLock(path, mine) {
  if (read(path) === mine) rmSync(path, { force: true });
}

function parseHolder(text) {
  try {
    const holder = JSON.parse(text);
    return Number.isInteger(holder.pid) ? holder : null;
  } catch {
    return null;
  }
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
