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
    <section className="declaration">
      <p className="note">{t("withdraw.confirmLead", { store })}</p>
      <blockquote>{t("withdraw.statement", { store, contract: declared.contract })}</blockquote>
      <Cells>
        <Cell label={t("withdraw.contract")}>{declared.contract}</Cell>
        <Cell label={t("withdraw.name")}>{declared.name}</Cell>
        <Cell label={t("withdraw.email")}>{declared.email}</Cell>
      </Cells>
      <p className="note">{t("withdraw.consequence", { store })}</p>
    </section>
  );
}
