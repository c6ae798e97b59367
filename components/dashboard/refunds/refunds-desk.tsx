"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { LOCALE } from "../../ui/age";
import { Button, ButtonAnchor } from "../../ui/button";
import { SelectionBar } from "../../ui/selection-bar";
import { usePicked } from "../controls/use-picked";
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
        <SelectionBar
          label="Selected refunds"
          said={
            <>
              <b>{refundsWords(chosen.length)}</b> selected, {totalWords(chosen, LOCALE)}
            </>
          }
        >
          {canSeeAccounts ? (
            <Button size="small" aria-haspopup="dialog" onClick={() => setAsked("FILE")}>
              Download payment file
            </Button>
          ) : null}
          <ButtonAnchor
            size="small"
            href={`/dashboard/refunds/csv?${new URLSearchParams(chosen.map(({ payout_id }) => ["id", payout_id]))}`}
            download
          >
            Export CSV
          </ButtonAnchor>
          <Button size="small" kind="main" aria-haspopup="dialog" onClick={() => setAsked("MARK")}>
            Mark as refunded
          </Button>
          <Button size="small" kind="bare" isSquare onClick={clear}>
            <X aria-hidden="true" />
            <span className="sr-only">Clear selection</span>
          </Button>
          {asked === "MARK" ? (
            <MarkManyDialog refunds={chosen} onClose={() => setAsked(null)} onStarted={clear} />
          ) : null}
          {asked === "FILE" ? (
            <PaymentFileDialog refunds={chosen} onClose={() => setAsked(null)} onMade={clear} />
          ) : null}
        </SelectionBar>
      ) : null}
    </>
  );
}
