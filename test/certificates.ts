import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Certificate = { key: string; cert: string };

type Wanted = { host: string; from?: string; until?: string };

/** Only what `openssl ca` requires. */
const CONFIG = `
[ca]
default_ca = here
[here]
database = index.txt
new_certs_dir = .
default_md = sha256
policy = anything
copy_extensions = copy
unique_subject = no
rand_serial = yes
[anything]
commonName = supplied
[req]
distinguished_name = name
[name]
`;
const KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];

/** A test's certificate authority, which signs for any host and any period; `close` deletes it. */
export const openAuthority = () => {
  const folder = mkdtempSync(join(tmpdir(), "homeward-certificates-"));
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  writeFileSync(join(folder, "ca.cnf"), CONFIG);
  writeFileSync(join(folder, "index.txt"), "");
  openssl(
    "req",
    "-x509",
    ...KEY,
    "-days",
    "3650",
    "-subj",
    "/CN=Test authority",
    "-keyout",
    "ca.key",
    "-out",
    "ca.pem",
  );
  return {
    root: read("ca.pem"),
    /** @param from as YYYYMMDDHHMMSSZ */
    certify: ({ host, from = "20200101000000Z", until = "20991231000000Z" }: Wanted): Certificate => {
      const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
      openssl("req", "-config", "ca.cnf", "-new", ...KEY, ...names, "-keyout", "leaf.key", "-out", "leaf.csr");
      const dates = ["-startdate", from, "-enddate", until];
      const signer = ["-cert", "ca.pem", "-keyfile", "ca.key"];
      openssl(
        "ca",
        "-config",
        "ca.cnf",
        "-batch",
        "-notext",
        ...signer,
        ...dates,
        "-in",
        "leaf.csr",
        "-out",
        "leaf.pem",
      );
      return { key: read("leaf.key"), cert: read("leaf.pem") };
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
};
