import { spawn } from "node:child_process";
import { access, chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { UserError } from "../lib/user-error.mjs";

/**
 * Creates the cluster in `clusterDir` unless there is one. It is created next to its place and moved there when
 * complete, so a process killed midway leaves nothing that looks like a cluster.
 */
export async function initializeCluster({ clusterDir, password, user, runtime, throwAway }) {
  if (await exists(join(clusterDir, "PG_VERSION"))) return;
  await removeDrafts(clusterDir);
  const draft = `${clusterDir}.new-${process.pid}`;
  const passwordDir = await mkdtemp(join(tmpdir(), "homeward-"));
  try {
    await mkdir(draft, { mode: 0o700 });
    const passwordFile = join(passwordDir, "password");
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    await handOver([draft, passwordDir, passwordFile], runtime.account);
    await initdb({ draft, passwordFile, user, runtime, throwAway });
    await rm(clusterDir, { recursive: true, force: true });
    await rename(draft, clusterDir);
  } finally {
    await rm(passwordDir, { recursive: true, force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

function initdb({ draft, passwordFile, user, runtime, throwAway }) {
  const args = [
    `--pgdata=${runtime.dataArgument(draft)}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    // PostgreSQL's built-in collation: the same order and the same lower() on every machine.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    ...(throwAway ? ["--no-sync"] : []),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(join(runtime.bin, "initdb"), args, { cwd: draft, ...runtime.account });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => reject(failure(error.message)));
    child.on("close", (code) => (code === 0 ? resolve() : reject(failure(output))));
  });
}

function failure(output) {
  const lines = output.trim().split("\n");
  const line = lines.find((candidate) => /error|fatal/i.test(candidate)) ?? lines.at(-1);
  return new UserError(
    `The database folder could not be created: ${line} (or set DATABASE_URL to use your own server).`,
  );
}

async function handOver(paths, { uid, gid }) {
  if (uid === undefined) return;
  for (const path of paths) await chown(path, uid, gid);
}

async function removeDrafts(clusterDir) {
  const entries = await readdir(dirname(clusterDir)).catch(() => []);
  for (const entry of entries) {
    if (entry.startsWith(`${basename(clusterDir)}.new-`)) {
      await rm(join(dirname(clusterDir), entry), { recursive: true, force: true });
    }
  }
  // An empty folder may be a mount point created by a person; anything else without PG_VERSION isn't ours to delete.
  const content = await readdir(clusterDir).catch(() => []);
  if (content.length > 0) {
    throw new UserError(
      `${clusterDir} is not a database folder and not empty; move it away or choose another DATA_DIR.`,
    );
  }
}

function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}
