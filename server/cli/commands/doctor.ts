import type { Command } from "@/server/cli/command";
import { counted, type Fault, type Finding } from "@/server/cli/doctor/fault";

const HELP = `Usage: npm run svc -- doctor [--json]

Checks everything that Homeward needs, and shows what is wrong and how to fix it, the worst first: Node.js, settings, data
folder, disk, memory, files, mail server, port, addresses and certificates, the database server, tables, secrets, background
work, webhooks, connections, emails and accounts. It changes nothing.

Exit code 0 if nothing is wrong or there are only warnings, 1 if there is a critical problem. --json prints {"faults": [{"id",
"severity", "what", "fix"}], "checks": [...]}; the ids don't change between versions.`;

/** `doctor`: examines the installation and reports each fault with its fix. */
export const command: Command = {
  summary: "Find out what is wrong with this installation, and how to fix it",
  help: HELP,
  run: async () => {
    const { examine, worstFirst } = await import("@/server/cli/doctor/examine");
    const findings = await examine({ source: process.env });
    const faults = worstFirst(findings);
    return {
      text: [...faults.map(describeFault), describeRest(findings), verdictOf(faults)].join("\n\n"),
      data: {
        faults,
        checks: findings.map(({ check, detail, faults: own }) => ({ check, detail, faults: own.length })),
      },
      isFailure: faults.some(({ severity }) => severity === "critical"),
    };
  },
};

const describeFault = ({ id, severity, what, fix }: Fault): string =>
  `${severity === "critical" ? "ERROR  " : "WARNING"} ${what}  [${id}]\n        ${fix}`;

const describeRest = (findings: readonly Finding[]): string =>
  findings
    .filter(({ faults }) => faults.length === 0)
    .map(({ check, detail }) => `ok      ${check}${detail === "" ? "" : `: ${detail}`}`)
    .join("\n");

const verdictOf = (faults: readonly Fault[]): string => {
  if (faults.length === 0) return "Nothing is wrong.";
  const worst = faults.filter(({ severity }) => severity === "critical").length;
  const warnings = faults.length - worst;
  return `${counted(worst, "problem")}, ${counted(warnings, "warning")}.${worst > 0 ? " Start with the first." : ""}`;
};
