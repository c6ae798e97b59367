import { t } from "@/messages/dashboard/problems";
import type { ReturnDetail } from "../return-facts/detail";

/** The factors of a risk score. The score never decides on its own. */
export function RiskWords({ risk }: { risk: ReturnDetail["risk"] }) {
  if (risk === null || risk.findings.length === 0) return null;
  return (
    <div className="mt-2">
      <p>
        <b className="font-semibold">{t("riskWords.score", { score: risk.score })}</b>
      </p>
      <ul>
        {risk.findings.map(({ signal, points, text }) => (
          <li className="py-1 border-b border-line gap-4 text-ink-2 max-w-[52ch] justify-between flex" key={signal}>
            {text}
            <span className="text-ink whitespace-nowrap font-medium">+{points}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
