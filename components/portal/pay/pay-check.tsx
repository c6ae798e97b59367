import { SumTable } from "../money/sum-panel";
import type { Checkout } from "../outcome/outcome-view";
import type { Reader } from "../reader";
import { NewItems } from "../send/new-items";
import { QUOTE_FIELD, SHOWN_FIELD, shownTotal } from "../send/send-view";

type PayCheckProps = {
  /** Of the step that can be changed. */
  outcomePath: string;
  quote: Checkout;
  reader: Reader;
  /** Nothing is paid: an amount is held for the new items. */
  isHold?: boolean;
};

/** What is paid for; the quote travels with it, so that nothing else can be paid. */
export function PayCheck({ outcomePath, quote, reader, isHold = false }: PayCheckProps) {
  return (
    <>
      <h2 className="check-title" id="check">
        {reader.t(isHold ? "instant.check" : "pay.check")}
      </h2>
      <div className="sheet">
        <dl className="slip">
          <NewItems path={outcomePath} quote={quote} reader={reader} />
        </dl>
        <div className="pad">
          <SumTable derivation={quote.derivation} reader={reader} isShippingOpen={false} />
        </div>
        {isHold ? null : (
          <p className="note consequence">{reader.t(quote.requires_authorization ? "pay.leadRequest" : "pay.lead")}</p>
        )}
        <input type="hidden" name={QUOTE_FIELD} value={quote.quote_id} />
        <input type="hidden" name={SHOWN_FIELD} value={shownTotal(quote)} />
      </div>
    </>
  );
}
