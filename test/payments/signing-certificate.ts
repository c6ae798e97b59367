import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An RSA key with a certificate for that name, which PayPal uses to sign its webhooks. */
export const makeSigningCertificate = (name: string, { days = 30 } = {}): { key: string; cert: string } => {
  const folder = mkdtempSync(join(tmpdir(), "homeward-signing-"));
  const files = ["-keyout", "key.pem", "-out", "cert.pem"];
  const args = [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    String(days),
    "-subj",
    `/CN=${name}`,
    ...files,
  ];
  execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const made = { key: read("key.pem"), cert: read("cert.pem") };
  rmSync(folder, { recursive: true });
  return made;
};
