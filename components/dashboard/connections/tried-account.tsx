import { CircleCheck } from "lucide-react";
import { t } from "@/messages/dashboard/connections";
import { Pairs } from "../../ui/pairs";
import { accountWords, modeWord } from "./connection-words";
import type { TriedAccount as Account, Provider } from "./types";
import { WorkDivision } from "./work-division";

/** The account details that the provider returned in the connection test. */
export function TriedAccount({ account, provider }: { account: Account; provider: Provider }) {
  const { kind } = provider;
  const all = [
    [kind === "SHOP" ? t("triedAccount.shop") : t("triedAccount.accountName"), account.account_name],
    [t("triedAccount.account"), accountWords(account)],
    [t("triedAccount.mode"), modeWords(account, provider)],
    [t("triedAccount.currency"), account.currency || (kind === "SHOP" ? t("triedAccount.severalCurrencies") : "")],
    [t("triedAccount.locations"), account.locations.map((each) => each.name).join(", ")],
    [t("triedAccount.carriers"), account.carriers.map((each) => each.name).join(", ")],
  ] as const;
  const facts = all.filter(([, value]) => value !== "");
  return (
    <section className="border-rule bg-surface rounded-[6px] border" aria-label={t("triedAccount.label")}>
      <p className="text-ok flex items-center gap-2 px-4 pt-3 font-semibold" role="status">
        <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />
        {t("triedAccount.works")}
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

/** Describes the mode of an account; empty for mail servers, which have no test accounts. */
const modeWords = ({ mode }: Account, { kind }: Provider): string => {
  if (mode !== null) return modeWord(mode);
  return kind === "MAIL" ? "" : t("triedAccount.modeUnknown");
};
