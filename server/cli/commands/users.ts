import { randomInt } from "node:crypto";
import { DASHBOARD_ROLES } from "@/contract/vocabulary/dashboard-role";
import { type Command, UsageError } from "@/server/cli/command";
import { findGroupActor } from "@/server/cli/setup/find-actor";
import { openContext } from "@/server/cli/setup/open-context";
import { oneOf, requiredText, textOf } from "@/server/cli/setup/options";

const HELP = `Usage: npm run svc -- users add --email EMAIL --role ROLE [options]
       npm run svc -- users reset-second-factor --email EMAIL

Lets a person sign in to the dashboard. The password is generated and shown once.
  --email antje@example.com
  --role ROLE     ${DASHBOARD_ROLES.join(", ")}
  --name NAME     shown in timelines; default is the email
  --group ID      required if there are several groups; \`stores list\` shows them

Example: npm run svc -- users add --email antje@example.com --role owner --name "Antje Lorenzen"

\`reset-second-factor\` is for people who lost their device and recovery codes, if no other owner can help: they
can sign in with only their password again, and all their sessions end.`;

/** `users add`, `users reset-second-factor`. */
export const command: Command = {
  summary: "Let a person sign in to the dashboard (add, reset-second-factor)",
  help: HELP,
  options: {
    email: { type: "string" },
    role: { type: "string" },
    name: { type: "string" },
    group: { type: "string" },
  },
  run: async ({ words, options }) => {
    const [what] = words;
    if ((what !== "add" && what !== "reset-second-factor") || words.length > 1)
      throw new UsageError("Use `users add` or `users reset-second-factor`.");
    const email = requiredText(options, "email");
    if (what === "reset-second-factor") return resetSecondFactor(email);
    const role = oneOf(requiredText(options, "role"), "role", DASHBOARD_ROLES);
    const name = textOf(options, "name") ?? email;
    const ctx = await openContext();
    const { hashPassword } = await import("@/server/kernel/passwords");
    const { createUser } = await import("@/server/services/setup/create-user");
    const actor = await findGroupActor(ctx, textOf(options, "group"));
    const password = newPassword();
    const passwordHash = await hashPassword(password);
    const { id } = await createUser(ctx, { actor, input: { email, name, role, passwordHash } });
    const text = `${email} can sign in at ${ctx.env.APP_URL}/dashboard with this password, which is shown only once:\n  ${password}`;
    return { text, data: { user_id: id, email, role, password } };
  },
};

const resetSecondFactor = async (email: string) => {
  const ctx = await openContext();
  const { resetByOperator } = await import("@/server/services/team/second-factor/reset-by-operator");
  await resetByOperator(ctx, email);
  return { text: `${email} can sign in with only the password again.`, data: { email } };
};

const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const GROUPS = 4;
const GROUP_LETTERS = 4;

/** 16 of 31 characters, in groups that are easy to read aloud: 79 random bits. */
const newPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join(""),
  ).join("-");
