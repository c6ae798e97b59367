import { type Command, UsageError } from "@/server/cli/command";

const HELP = `Usage: npm run svc -- mail test ADDRESS [--json]

Sends a test email to ADDRESS through the installation's mail server (SMTP_URL), from MAIL_FROM, and shows the
server's response. Exit code 1 if it was not accepted.`;

/** `mail test ADDRESS`: checks whether the installation can send email. */
export const command: Command = {
  summary: "Send a test email through the installation's mail server",
  help: HELP,
  run: async ({ words }) => {
    const [verb, to = ""] = words;
    const { isAddress } = await import("@/contract/vocabulary/mail-address");
    if (verb !== "test" || words.length !== 2) throw new UsageError("Use `mail test ADDRESS`.");
    if (!isAddress(to)) throw new UsageError(`${to} is not an email address.`);
    const { readEnv } = await import("@/server/kernel/env");
    const { sendInstallationTest } = await import("@/server/cli/setup/send-installation-test");
    const { isAccepted, answer } = await sendInstallationTest(readEnv(process.env), to);
    const text = isAccepted ? `Accepted for ${to}. The server answered: ${answer}` : `Not sent to ${to}: ${answer}`;
    return { text, data: { to, is_accepted: isAccepted, answer }, isFailure: !isAccepted };
  },
};
