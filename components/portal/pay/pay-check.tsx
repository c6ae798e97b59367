import { SumTable } from "../money/sum-panel";
import type { Checkout } from "../outcome/outcome-view";
import type { Reader } from "../reader";
import { NewItems } from "../send/new-items";
import { QUOTE_FIELD, SHOWN_FIELD, shownTotal } from "../send/send-view";
import { Sheet } from "../ui/sheet";
import { Consequence, Slip, SlipTitle } from "../ui/slip";

type PayCheckProps = {
  /** Of the step that can be changed. */
  outcomePath: string;
  quote: Checkout;
  reader: Reader;
  /** Nothing is paid: an amount is held for the new items. */
  isHold?: boolean;
};

/** What is paid for; the quote is submitted with it, so that nothing else can be paid. */
export function PayCheck({ outcomePath, quote, reader, isHold = false }: PayCheckProps) {
  return (
    <>
      <SlipTitle>{reader.t(isHold ? "instant.check" : "pay.check")}</SlipTitle>
      <Sheet>
        <Slip>
          <NewItems path={outcomePath} quote={quote} reader={reader} />
        </Slip>
        <div className="px-4 pt-1.5 pb-2">
          <SumTable derivation={quote.derivation} reader={reader} isShippingOpen={false} />
        </div>
        {isHold ? null : (
          <Consequence>{reader.t(quote.requires_authorization ? "pay.leadRequest" : "pay.lead")}</Consequence>
        )}
        <input type="hidden" name={QUOTE_FIELD} value={quote.quote_id} />
        <input type="hidden" name={SHOWN_FIELD} value={shownTotal(quote)} />
      </Sheet>
    </>
  );
}
