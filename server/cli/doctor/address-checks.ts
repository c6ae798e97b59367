import { createServer } from "node:net";
import { connect } from "node:tls";
import { checkFilePlaces } from "@/server/integrations/file-store/check-file-places";
import { checkMailServer } from "@/server/integrations/smtp/check-mail-server";
import type { Env } from "@/server/kernel/env";
import { counted, critical, type Fault, type Finding, messageOf, type Patient, warning } from "./fault";

/** How long another machine may take to answer. */
const ANSWER_MS = 5_000;
const DAY_MS = 86_400_000;

type Places = {
  readonly env: Env;
  /** Whether a store takes returns of real shoppers. */
  readonly isLive: boolean;
  /** Host names of portals. */
  readonly portalDomains: readonly string[];
};

/** Checks files, mail server, port, addresses and certificates: what Homeward reaches, and where it is reached. */
export const checkAddresses = async (patient: Patient, places: Places): Promise<Finding[]> => [
  await checkFiles(places),
  await checkMail(places),
  await checkPort(places),
  checkAppUrl(places),
  await checkCertificates(patient, places),
];

const checkFiles = async ({ env }: Places): Promise<Finding> => {
  const check = "files";
  try {
    return { check, detail: await checkFilePlaces(env), faults: [] };
  } catch (error) {
    const fix = "Correct the FILES_ settings, because labels and photos need them; see docs/guides/files.md.";
    return {
      check,
      detail: "",
      faults: [critical("files-unusable", `Files can't be stored: ${messageOf(error)}.`, fix)],
    };
  }
};

const checkMail = async ({ env: { SMTP_URL, MAIL_FROM }, isLive }: Places): Promise<Finding> => {
  const check = "mail server";
  if (SMTP_URL === undefined) {
    const what = "A store is live, but no mail server is set up: shoppers get no emails.";
    const fix = "Set SMTP_URL and MAIL_FROM, or connect a mail server for each store under Settings, Connections.";
    return {
      check,
      detail: "none: emails are kept in the dashboard",
      faults: isLive ? [warning("mail-server-missing", what, fix)] : [],
    };
  }
  try {
    return { check, detail: `${await checkMailServer(SMTP_URL)} answers, emails are from ${MAIL_FROM}`, faults: [] };
  } catch (error) {
    const fix = "Correct SMTP_URL; then `npm run svc -- mail test you@example.com` sends a test email.";
    return {
      check,
      detail: "",
      faults: [critical("mail-server-fails", `Emails can't be sent: ${messageOf(error)}.`, fix)],
    };
  }
};

/** Either Homeward answers on its port, or nobody uses it yet. */
const checkPort = async ({ env: { PORT } }: Places): Promise<Finding> => {
  const check = "port";
  if (await isFree(PORT)) return { check, detail: `${PORT} is free`, faults: [] };
  const answer = await fetch(`http://127.0.0.1:${PORT}/livez`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(
    () => null,
  );
  if (answer?.headers.has("x-request-id")) return { check, detail: `Homeward answers on ${PORT}`, faults: [] };
  const what = `Another program uses port ${PORT}, so the web server can't start.`;
  return {
    check,
    detail: "",
    faults: [critical("port-taken", what, `End that program (\`ss -ltnp\` names it), or set PORT to a free one.`)],
  };
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

const LOCAL = /^(?:localhost|127\.|\[::1\]|0\.0\.0\.0)/;

const checkAppUrl = ({ env: { APP_URL, TRUST_PROXY, WEBHOOK_ALLOW_PRIVATE_ADDRESSES }, isLive }: Places): Finding => {
  const { protocol, hostname } = new URL(APP_URL);
  const isLocal = LOCAL.test(hostname);
  const faults: Fault[] = [];
  if (isLive && isLocal)
    faults.push(
      critical(
        "address-local",
        `A store is live, but links in emails lead to ${APP_URL}, which works only on this machine.`,
        "Set APP_URL to the address that shoppers use, such as https://returns.example.com.",
      ),
    );
  if (isLive && !isLocal && protocol === "http:")
    faults.push(
      critical(
        "address-insecure",
        `A store is live, but shoppers' data travels unencrypted: APP_URL is ${APP_URL}.`,
        "Put a proxy with a certificate in front, and set APP_URL to its https:// address.",
      ),
    );
  // Homeward itself has no TLS: with https there is always a proxy, and without its word every visitor is the proxy.
  if (protocol === "https:" && !isLocal && !TRUST_PROXY)
    faults.push(
      warning(
        "proxy-not-trusted",
        "APP_URL begins with https://, but TRUST_PROXY is off: all visitors share the proxy's address and its limits.",
        "Set TRUST_PROXY=true if the proxy sets X-Forwarded-For and Homeward's port can only be reached through it.",
      ),
    );
  if (isLive && WEBHOOK_ALLOW_PRIVATE_ADDRESSES)
    faults.push(
      critical(
        "settings-for-tests",
        "A store is live with WEBHOOK_ALLOW_PRIVATE_ADDRESSES=true: webhooks could reach machines on your own network.",
        "Remove WEBHOOK_ALLOW_PRIVATE_ADDRESSES (and PROVIDER_STAND_INS) from the settings.",
      ),
    );
  return { check: "address", detail: APP_URL, faults };
};

const checkCertificates = async (patient: Patient, { env, portalDomains }: Places): Promise<Finding> => {
  const { protocol, hostname, port } = new URL(env.APP_URL);
  const own = protocol === "https:" ? [{ host: hostname, port: Number(port || 443) }] : [];
  const hosts = [...own, ...portalDomains.map((host) => ({ host, port: 443 }))];
  const faults = (await Promise.all(hosts.map((place) => checkCertificate(patient, place)))).flat();
  return { check: "certificates", detail: hosts.map(({ host }) => host).join(", ") || "none", faults };
};

const checkCertificate = async (
  { machine, limits }: Patient,
  { host, port }: { host: string; port: number },
): Promise<Fault[]> => {
  try {
    const { endsAt, problem } = await readCertificate(host.replace(/^\[|\]$/g, ""), port);
    const days = Math.floor((endsAt - machine.now()) / DAY_MS);
    const renew = "Renew it, and check why it wasn't renewed automatically (certbot, acme or your proxy's log).";
    if (days < 0) return [critical("certificate-ends", `The certificate of ${host} has expired.`, renew)];
    if (days < limits.certificateDays)
      return [warning("certificate-ends", `The certificate of ${host} expires in ${counted(days, "day")}.`, renew)];
    if (problem !== "")
      return [
        critical(
          "certificate-ends",
          `Browsers don't accept the certificate of ${host} (${problem}).`,
          "Install a certificate for this name, including its full chain.",
        ),
      ];
    return [];
  } catch (error) {
    return [
      warning(
        "address-unreachable",
        `The address ${host} doesn't answer on port ${port} from this machine: ${messageOf(error)}.`,
        "If shoppers can't reach it either, check its DNS entry, the proxy and the firewall.",
      ),
    ];
  }
};

const readCertificate = (host: string, port: number): Promise<{ endsAt: number; problem: string }> =>
  new Promise((resolve, reject) => {
    // Read even if it isn't valid: that is what we are here for.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: ANSWER_MS });
    socket.once("secureConnect", () => {
      const { valid_to } = socket.getPeerCertificate();
      const problem = socket.authorized ? "" : String(socket.authorizationError);
      socket.destroy();
      resolve({ endsAt: Date.parse(valid_to), problem });
    });
    socket.once("timeout", () => socket.destroy(new Error("no answer in time")));
    socket.once("error", reject);
  });
