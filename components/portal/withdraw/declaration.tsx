import { Cell, Cells } from "@/components/ui/cells";
import type { Reader } from "../reader";

type DeclarationProps = {
  declared: { readonly name: string; readonly contract: string; readonly email: string };
  store: string;
  reader: Reader;
};

/** What the store receives, word for word. */
export function Declaration({ declared, store, reader: { t } }: DeclarationProps) {
  return (
    <section className="mb-6 grid gap-3">
      <p className="text-ui text-ink-2">{t("withdraw.confirmLead", { store })}</p>
      <blockquote className="rounded-brand border-s-4 border-link bg-brand-soft px-4 py-3 text-h2/6.75 font-semibold wrap-anywhere">
        {t("withdraw.statement", { store, contract: declared.contract })}
      </blockquote>
      <Cells className="[&_dt]:word-wide">
        <Cell label={t("withdraw.contract")}>{declared.contract}</Cell>
        <Cell label={t("withdraw.name")}>{declared.name}</Cell>
        <Cell label={t("withdraw.email")}>{declared.email}</Cell>
      </Cells>
      <p className="text-ui text-ink-2">{t("withdraw.consequence", { store })}</p>
    </section>
  );
}
