import { CircleCheck } from "lucide-react";
import { Pairs } from "../../ui/pairs";
import { accountWords, MODE_WORDS } from "./connection-words";
import type { TriedAccount as Account, Provider } from "./types";
import { WorkDivision } from "./work-division";

/** What the provider said of itself when its values were tested. */
export function TriedAccount({ account, provider }: { account: Account; provider: Provider }) {
  const { kind } = provider;
  const all = [
    [kind === "SHOP" ? "Shop" : "Account name", account.account_name],
    ["Account", accountWords(account)],
    ["Mode", modeWords(account, provider)],
    ["Currency", account.currency || (kind === "SHOP" ? "Several" : "")],
    ["Locations", account.locations.map((each) => each.name).join(", ")],
    ["Carriers", account.carriers.map((each) => each.name).join(", ")],
  ] as const;
  const facts = all.filter(([, value]) => value !== "");
  return (
    <section className="border-rule bg-surface rounded-[6px] border" aria-label="Result of the test">
      <p className="text-ok flex items-center gap-2 px-4 pt-3 font-semibold" role="status">
        <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />
        The connection works.
      </p>
      <Pairs className="px-4 py-3">
        {facts.map(([fact, value]) => (
          <div key={fact} className="contents">
            <dt>{fact}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </Pairs>
      {account.warnings.length > 0 ? (
        <ul className="border-line bg-hold-soft text-hold grid gap-2 border-t px-4 py-3">
          {account.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      <div className="border-line border-t px-4 py-3">
        <WorkDivision kind={kind} capabilities={account.capabilities} />
      </div>
    </section>
  );
}

/** Of mail servers nothing: they have no accounts for tests. */
const modeWords = ({ mode }: Account, { name, kind }: Provider): string => {
  if (mode !== null) return MODE_WORDS[mode];
  return kind === "MAIL" ? "" : `${name} doesn’t say. Choose it below.`;
};
