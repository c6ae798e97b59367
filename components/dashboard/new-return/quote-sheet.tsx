import { useId } from "react";
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
  /** What the server said against the choice, or against making it. */
  error: string | null;
  reason: string;
  reasonError: string | undefined;
  onReason: (text: string) => void;
};

/** What the shopper gets, how it is calculated, and the act itself. */
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
          The shopper gets
          <span className="text-small text-ink-2 font-normal" role="status">
            {isPricing ? "Calculating…" : ""}
          </span>
        </h2>
        {shown === null ? (
          <p className="text-ink-2">{missing ?? (error === null ? "Calculating the refund." : "No price.")}</p>
        ) : (
          <div data-stale={isCurrent ? undefined : true} className="transition-opacity data-stale:opacity-55">
            <DerivationTable derivation={shown.derivation} word="Total" />
          </div>
        )}
        <Alert className="mt-3">{error}</Alert>
        {isOwed && shown ? (
          <Notice as="p" className="mt-3" tone="hold">
            The shopper would owe {moneyText(shown.owed, shown.currency, LOCALE)}. Only the shopper can pay this. Choose
            another item, or ask them to use the portal.
          </Notice>
        ) : null}
      </section>
      {shown && shown.overridden.length > 0 ? <Override quote={shown} {...act} /> : null}
      <section>
        <Button className="w-full" kind="main" type="submit" aria-disabled={!canCreate || isCreating || undefined}>
          {isCreating ? "Creating…" : "Create return"}
        </Button>
        <Hint>We’ll email the return pass to the shopper.</Hint>
      </section>
    </section>
  );
}

type OverrideProps = { quote: StaffQuote } & Pick<QuoteSheetProps, "reason" | "reasonError" | "onReason">;

/** The rules that say no, and why it is made anyway. */
function Override({ quote, reason, reasonError, onReason }: OverrideProps) {
  const id = useId();
  return (
    <section className="bg-hold-soft [&_p]:text-hold">
      <h2 className="text-hold">Exception to the return policy</h2>
      <ul className="text-[13px]">
        {quote.overridden.map(({ why, cause }) => (
          <li key={why}>
            {cause === "OUTSIDE_WINDOW" ? "The return window is closed. " : "Not returnable. "}
            <span className="text-ink-2">{why}</span>
          </li>
        ))}
      </ul>
      <Label className="mt-3" htmlFor={id}>
        Reason for the exception
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
      <Hint id={`${id}-hint`}>
        Recorded in the timeline and the audit log with your name. The shopper doesn’t see it.
      </Hint>
    </section>
  );
}
