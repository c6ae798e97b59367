const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32", "wasi"];
const PROCESSORS = ["arm64", "x64", "ppc64", "riscv64", "s390x", "ia32", "wasm32", "arm"];

/**
 * Adds an entry for every optional platform package that `lock` names but doesn't have, and returns the added paths.
 * The name contains the platform, by which npm knows without a request that the package isn't for this machine.
 */
export function completeLock(lock) {
  const added = [];
  for (const entry of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`;
      const isThere = Object.keys(lock.packages).some((key) => key === path || key.endsWith(`/${path}`));
      const platform = platformOf(name);
      if (isThere || !platform || !/^\d/.test(version)) continue;
      lock.packages[path] = { version, ...platform, ...(entry.dev ? { dev: true } : {}), optional: true };
      added.push(path);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return added;
}

function platformOf(name) {
  const os = SYSTEMS.find((system) => name.includes(`-${system}`) || name.includes(`/${system}`));
  const cpu = PROCESSORS.find((processor) => name.includes(`-${processor}`));
  if (!os || !cpu) return null;
  const libc = os === "linux" ? { libc: [name.includes("musl") ? "musl" : "glibc"] } : {};
  // npm has no system "wasi"; the processor alone excludes it.
  return { cpu: [cpu], ...libc, ...(os === "wasi" ? {} : { os: [os] }) };
}
