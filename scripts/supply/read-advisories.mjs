/**
 * Reads the output of `npm audit --omit=dev --json`.
 * @param {string} output
 * @returns {{kind: "UNSERVED", why: string} | {kind: "READ", serious: string[]}} `serious`: a line for each package with
 * a high or critical advisory
 */
export function readAdvisories(output) {
  const report = parsed(output);
  if (report?.vulnerabilities === undefined)
    return { kind: "UNSERVED", why: (report?.error?.summary || report?.message || "no answer").split(" - ")[0] };
  const serious = Object.values(report.vulnerabilities)
    .filter(({ severity }) => severity === "high" || severity === "critical")
    .map(({ name, severity, range, via }) => `${name} ${range} (${severity}): ${titlesOf(via)}`);
  return { kind: "READ", serious };
}

const titlesOf = (via) => via.map((cause) => (typeof cause === "string" ? `through ${cause}` : cause.title)).join("; ");

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
