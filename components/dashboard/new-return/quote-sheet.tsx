import { useId } from "react";
import { moneyText } from "../../ui/money";
import { LOCALE } from "../returns/age";
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

/** What the shopper gets, how it comes about, and the act itself. */
export function QuoteSheet({ quote, missing, isPricing, isCurrent, isCreating, error, ...act }: QuoteSheetProps) {
  const shown = missing === null ? quote : null;
  const isOwed = shown !== null && shown.owed !== "0";
  const canCreate = isCurrent && !isOwed;
  return (
    <section className="margin-sheet quote-sheet" aria-labelledby="quote">
      <section>
        <h2 id="quote">
          The shopper gets
          <span className="aside-note font-normal" role="status">
            {isPricing ? "Pricing …" : ""}
          </span>
        </h2>
        {shown === null ? (
          <p className="text-ink-2">
            {missing ?? (error === null ? "Asking the server what it comes to." : "No price.")}
          </p>
        ) : (
          <div data-stale={isCurrent ? undefined : true} className="quote">
            <DerivationTable derivation={shown.derivation} word="In all" />
          </div>
        )}
        {error ? (
          <p className="notice mt-3" data-tone="bad" role="alert">
            {error}
          </p>
        ) : null}
        {isOwed && shown ? (
          <p className="notice mt-3" data-tone="hold">
            The shopper would owe {moneyText(shown.owed, shown.currency, LOCALE)}, which only they can pay. Choose
            another item, or send them to the portal.
          </p>
        ) : null}
      </section>
      {shown && shown.overridden.length > 0 ? <Override quote={shown} {...act} /> : null}
      <section className="quote-act">
        <button
          className="button w-full"
          data-kind="main"
          type="submit"
          aria-disabled={!canCreate || isCreating || undefined}
        >
          {isCreating ? "Making it …" : "Make the return"}
        </button>
        <p className="field-hint">The shopper gets the return pass by e-mail, as if they had asked themselves.</p>
      </section>
    </section>
  );
}

type OverrideProps = { quote: StaffQuote } & Pick<QuoteSheetProps, "reason" | "reasonError" | "onReason">;

/** The rules that say no, and why it is made anyway. */
function Override({ quote, reason, reasonError, onReason }: OverrideProps) {
  const id = useId();
  return (
    <section className="quote-override">
      <h2>Against the rules</h2>
      <ul className="text-[13px]">
        {quote.overridden.map(({ why, cause }) => (
          <li key={why}>
            {cause === "OUTSIDE_WINDOW" ? "The window is over. " : "Not returnable. "}
            <span className="text-ink-2">{why}</span>
          </li>
        ))}
      </ul>
      <label className="field-label mt-3" htmlFor={id}>
        Why it is made anyway
      </label>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={500}
        value={reason}
        aria-invalid={reasonError ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
      {reasonError ? (
        <p className="field-error" role="alert">
          {reasonError}
        </p>
      ) : null}
      <p id={`${id}-hint`} className="field-hint">
        It stays in the timeline and in the audit log, with your name. The shopper does not see it.
      </p>
    </section>
  );
}
