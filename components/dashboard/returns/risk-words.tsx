import type { ReturnDetail } from "./detail";

/** What a score was made of. It decides nothing by itself. */
export function RiskWords({ risk }: { risk: ReturnDetail["risk"] }) {
  if (risk === null || risk.findings.length === 0) return null;
  return (
    <div className="risk">
      <p>
        <b className="font-semibold">Risk {risk.score} of 100</b>
      </p>
      <ul>
        {risk.findings.map(({ signal, points, text }) => (
          <li key={signal}>
            {text}
            <span className="risk-points">+{points}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
