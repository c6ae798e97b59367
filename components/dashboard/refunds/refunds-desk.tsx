"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { usePicked } from "../controls/use-picked";
import { LOCALE } from "../returns/age";
import { MarkManyDialog } from "./mark-many-dialog";
import { PaymentFileDialog } from "./payment-file-dialog";
import { canMark, type RefundDue, refundsWords, totalWords } from "./refund-words";
import { RefundsTable } from "./refunds-table";

type RefundsDeskProps = {
  refunds: readonly RefundDue[];
  canWrite: boolean;
  /** Accounts of shoppers, and the files that hold them. */
  canSeeAccounts: boolean;
  now: string;
  timeZones: Readonly<Record<string, string>>;
};

/** The pending refunds, and what can be done with those that are selected. */
export function RefundsDesk({ refunds, canWrite, canSeeAccounts, now, timeZones }: RefundsDeskProps) {
  const [asked, setAsked] = useState<"MARK" | "FILE" | null>(null);
  const markable = refunds.filter(canMark);
  const { picked, chosen, isAll, pick, pickAll, clear } = usePicked(markable, ({ payout_id }) => payout_id);
  return (
    <>
      <RefundsTable
        refunds={refunds}
        now={now}
        timeZones={timeZones}
        canSeeAccounts={canSeeAccounts}
        picking={canWrite ? { picked, pick, pickAll, isAll } : null}
      />
      {chosen.length > 0 ? (
        <section className="bulk-bar" aria-label="Selected refunds">
          <p role="status">
            <b>{refundsWords(chosen.length)}</b> selected, {totalWords(chosen, LOCALE)}
          </p>
          <div className="bulk-acts">
            {canSeeAccounts ? (
              <button
                className="button"
                data-size="small"
                type="button"
                aria-haspopup="dialog"
                onClick={() => setAsked("FILE")}
              >
                Download payment file
              </button>
            ) : null}
            <a
              className="button"
              data-size="small"
              href={`/dashboard/refunds/csv?${new URLSearchParams(chosen.map(({ payout_id }) => ["id", payout_id]))}`}
              download
            >
              Export CSV
            </a>
            <button
              className="button"
              data-size="small"
              data-kind="main"
              type="button"
              aria-haspopup="dialog"
              onClick={() => setAsked("MARK")}
            >
              Mark as refunded
            </button>
            <button className="button" data-size="small" data-kind="bare" data-square type="button" onClick={clear}>
              <X aria-hidden="true" />
              <span className="sr-only">Clear selection</span>
            </button>
          </div>
          {asked === "MARK" ? (
            <MarkManyDialog refunds={chosen} onClose={() => setAsked(null)} onStarted={clear} />
          ) : null}
          {asked === "FILE" ? (
            <PaymentFileDialog refunds={chosen} onClose={() => setAsked(null)} onMade={clear} />
          ) : null}
        </section>
      ) : null}
    </>
  );
}
