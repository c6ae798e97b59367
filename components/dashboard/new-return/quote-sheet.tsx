import { useId } from "react";
import { t } from "@/messages/dashboard/new-return";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { FieldError, Hint, Label } from "../../ui/field";
import { Textarea } from "../../ui/input";
import { moneyText } from "../../ui/money";
import { Alert, Notice } from "../../ui/notice";
import { DerivationTable } from "../returns/derivation-table";
import type { StaffQuote } from "./types";

type QuoteSheetProps = {
  quote: StaffQuote | null;
  missing: string | null;
  isPricing: boolean;
  isCurrent: boolean;
  isCreating: boolean;
  /** The server's error about the selection or about creating the return. */
  error: string | null;
  reason: string;
  reasonError: string | undefined;
  onReason: (text: string) => void;
};

/** What the shopper gets, the calculation, and the button to create the return. */
export function QuoteSheet({ quote, missing, isPricing, isCurrent, isCreating, error, ...act }: QuoteSheetProps) {
  const shown = missing === null ? quote : null;
  const isOwed = shown !== null && shown.owed !== "0";
  const canCreate = isCurrent && !isOwed;
  return (
    <section
      data-short=""
      className="top-17 border border-rule rounded-control bg-surface col-2 sticky [&>section]:pt-3.5 [&>section]:pb-4 [&>section]:px-4 [&>section+section]:border-t [&>section+section]:border-line [&_h2]:mb-2 [&_h2]:justify-between [&_h2]:flex [&_h2]:font-semibold max-desk:static max-desk:[grid-area:auto]"
      aria-labelledby="quote"
    >
      <section>
        <h2 id="quote">
          {t("quoteSheet.title")}
          <span className="text-small text-ink-2 font-normal" role="status">
            {isPricing ? t("quoteSheet.calculating") : ""}
          </span>
        </h2>
        {shown === null ? (
          <p className="text-ink-2">
            {missing ?? (error === null ? t("quoteSheet.calculatingRefund") : t("quoteSheet.notCalculated"))}
          </p>
        ) : (
          <div data-stale={isCurrent ? undefined : true} className="transition-opacity data-stale:opacity-55">
            <DerivationTable derivation={shown.derivation} word={t("quoteSheet.total")} />
          </div>
        )}
        <Alert className="mt-3">{error}</Alert>
        {isOwed && shown ? (
          <Notice as="p" className="mt-3" tone="hold">
            {t("quoteSheet.owed", { amount: moneyText(shown.owed, shown.currency, LOCALE) })}
          </Notice>
        ) : null}
      </section>
      {shown && shown.overridden.length > 0 ? <Override quote={shown} {...act} /> : null}
      <section>
        <Button className="w-full" kind="main" type="submit" aria-disabled={!canCreate || isCreating || undefined}>
          {isCreating ? t("quoteSheet.creating") : t("quoteSheet.createReturn")}
        </Button>
        <Hint>{t("quoteSheet.passHint")}</Hint>
      </section>
    </section>
  );
}

type OverrideProps = { quote: StaffQuote } & Pick<QuoteSheetProps, "reason" | "reasonError" | "onReason">;

/** The rules that the return breaks, and the reason for the exception. */
function Override({ quote, reason, reasonError, onReason }: OverrideProps) {
  const id = useId();
  return (
    <section className="bg-hold-soft [&_p]:text-hold">
      <h2 className="text-hold">{t("quoteSheet.exception")}</h2>
      <ul className="text-[13px]">
        {quote.overridden.map(({ why, cause }) => (
          <li key={why}>
            {t.rich(cause === "OUTSIDE_WINDOW" ? "quoteSheet.outsideWindow" : "quoteSheet.notReturnable", {
              text: why,
              why: (text) => <span className="text-ink-2">{text}</span>,
            })}
          </li>
        ))}
      </ul>
      <Label className="mt-3" htmlFor={id}>
        {t("quoteSheet.reason")}
      </Label>
      <Textarea
        id={id}
        rows={2}
        maxLength={500}
        value={reason}
        aria-invalid={reasonError ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
      {reasonError ? <FieldError role="alert">{reasonError}</FieldError> : null}
      <Hint id={`${id}-hint`}>{t("quoteSheet.reasonHint")}</Hint>
    </section>
  );
}
