import { spawnSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";

/** Returns true if a process with this ID exists, whoever owns it. */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
  return !isZombie(pid);
}

/**
 * Returns a string that is unique among all processes that ever had this ID: IDs are reused, so an ID alone in a lock
 * file proves nothing after a crash. Returns "" if the system doesn't provide it.
 */
export function processIdentity(pid) {
  const stat = readProc(`/proc/${pid}/stat`);
  if (stat) {
    // Field 22 is the start time in clock ticks since boot; the name in field 2 may contain spaces.
    const startTicks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return `${readProc("/proc/sys/kernel/random/boot_id").trim()}/${startTicks}`;
  }
  if (process.platform === "win32") return "";
  return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() ?? "";
}

/** Returns true if `pid` is a PostgreSQL server whose working directory is `clusterDir`. */
export function isPostgresOf(pid, clusterDir) {
  if (!isAlive(pid)) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === clusterDir && readProc(`/proc/${pid}/comm`).startsWith("postgres");
  } catch {
    const ps = spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    return Boolean(ps.stdout?.includes("postgres") && ps.stdout.includes(clusterDir));
  }
}

function isZombie(pid) {
  const stat = readProc(`/proc/${pid}/stat`);
  return stat !== "" && stat.slice(stat.lastIndexOf(")") + 2).startsWith("Z");
}

function readProc(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
