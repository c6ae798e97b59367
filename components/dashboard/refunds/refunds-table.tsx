import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { t } from "@/messages/dashboard/refunds";
import { LOCALE } from "../../ui/age";
import { Badge } from "../../ui/badge";
import { formatTime, nearTime } from "../../ui/format-time";
import { Tick } from "../../ui/input";
import { LiveButton } from "../../ui/live-button";
import { moneyText } from "../../ui/money";
import { ROW_CELLS, RowsTable, rowLink } from "../../ui/rows-table";
import { linkStyle } from "../../ui/text-link";
import { LinkProgress } from "../browser/link-progress";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { useAct } from "../browser/use-act";
import { CodeChip } from "../controls/code-chip";
import { canMark, dayWords, destinationWords, REFUND_TONES, type RefundDue, refundStateWords } from "./refund-words";

type Picking = {
  picked: ReadonlySet<string>;
  pick: (payoutId: string) => void;
  pickAll: () => void;
  isAll: boolean;
};

type RefundsTableProps = {
  refunds: readonly RefundDue[];
  now: string;
  timeZones: Readonly<Record<string, string>>;
  /** Null for people with read-only access. */
  picking: Picking | null;
  canSeeAccounts: boolean;
};

/** Refunds not sent yet, oldest first: destination, due date, and what they wait for. */
export function RefundsTable({ refunds, picking, ...shared }: RefundsTableProps) {
  return (
    <RowsTable caption={t("refundsTable.title")} hasPicking={picking !== null} isTall>
      <thead>
        <tr>
          {picking ? (
            <th scope="col" className={ROW_CELLS.pick}>
              <Tick aria-label={t("refundsTable.selectAll")} checked={picking.isAll} onChange={picking.pickAll} />
            </th>
          ) : null}
          <th scope="col">{t("refundsTable.return")}</th>
          <th scope="col">{t("refundsTable.customer")}</th>
          <th scope="col">{t("refundsTable.status")}</th>
          <th scope="col" className="@max-[1001px]/rows:hidden">
            {t("refundsTable.destination")}
          </th>
          <th scope="col" className="@max-[761px]/rows:hidden">
            {t("refundsTable.refundBy")}
          </th>
          <th scope="col" data-n>
            {t("refundsTable.amount")}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:border-t max-md:border-line">
        {refunds.map((refund) => (
          <Row key={refund.payout_id} refund={refund} picking={picking} {...shared} />
        ))}
      </tbody>
    </RowsTable>
  );
}

type RowProps = Omit<RefundsTableProps, "refunds"> & { refund: RefundDue };

function Row({ refund, now, timeZones, picking, canSeeAccounts }: RowProps) {
  const tone = REFUND_TONES[refund.state];
  const where = { timeZone: timeZones[refund.store_name] ?? "UTC", locale: LOCALE };
  return (
    <tr>
      {picking ? (
        <td className={ROW_CELLS.pick}>
          {canMark(refund) ? (
            <Tick
              aria-label={t("refundsTable.select", { code: refund.return_code })}
              checked={picking.picked.has(refund.payout_id)}
              onChange={() => picking.pick(refund.payout_id)}
            />
          ) : null}
        </td>
      ) : null}
      <th scope="row" className={ROW_CELLS.code}>
        <Link
          prefetch={false}
          {...rowLink("font-mono text-code")}
          href={`/dashboard/returns/${refund.return_code}`}
          data-row
        >
          {refund.return_code}
          <LinkProgress />
        </Link>
        {refund.is_test ? <span className="block text-[13px] font-normal">{t("refundsTable.testReturn")}</span> : null}
      </th>
      <td className="max-w-55 overflow-hidden font-medium text-ellipsis text-ink @max-[761px]/rows:max-w-27.5 @max-[761px]/rows:wrap-break-word @max-[761px]/rows:whitespace-normal max-md:col-start-1 max-md:row-start-2 max-md:max-w-none! max-md:in-data-picking:col-start-2">
        {refund.customer_name}
      </td>
      <td className="max-w-90 min-w-50 wrap-anywhere whitespace-normal @max-[761px]/rows:min-w-37.5 max-md:col-span-full max-md:row-start-3 max-md:in-data-picking:col-[2/-1] max-md:max-w-none max-md:justify-self-start">
        <Badge tone={tone} shape={tone === "bad" ? "failed" : undefined}>
          {refundStateWords(refund.state)}
        </Badge>
        {refund.error ? <span className="block text-[13px]">{refund.error}</span> : null}
        {refund.goes_out_at ? (
          <span className="block text-[13px]">
            {t("refundsTable.sentAt", { time: formatTime(refund.goes_out_at, "clock", where) })}
          </span>
        ) : null}
        {refund.state === "NEEDS_RELEASE" ? (
          <span className="block text-[13px]">{t("refundsTable.secondPerson")}</span>
        ) : null}
        {refund.next_try_at && refund.attempts > 0 ? (
          <span className="block text-[13px]">
            {t("refundsTable.nextAttempt", { time: nearTime(refund.next_try_at, now, where) })}
          </span>
        ) : null}
      </td>
      <td className="@max-[1001px]/rows:hidden max-md:col-span-full max-md:row-start-4 max-md:in-data-picking:col-[2/-1] max-md:block! max-md:whitespace-normal">
        <RefundDestination refund={refund} canSeeAccounts={canSeeAccounts} />
      </td>
      <td className="@max-[761px]/rows:hidden max-md:col-start-2 max-md:row-start-1 max-md:block! max-md:in-data-picking:col-start-3">
        {dayWords(refund.refund_by)}
        {refund.is_overdue ? (
          <span className="block text-[13px] font-semibold text-bad">{t("refundsTable.overdue")}</span>
        ) : null}
      </td>
      <td
        className="font-medium text-ink max-md:col-start-2 max-md:row-start-2 max-md:in-data-picking:col-start-3"
        data-n
      >
        {moneyText(refund.amount, refund.currency, LOCALE)}
      </td>
    </tr>
  );
}

/** Above the link that covers the whole row. */
const ABOVE = "relative z-1";

/** The destination of a refund, with the account for people who may see it, and its payment file. */
function RefundDestination({ refund, canSeeAccounts }: { refund: RefundDue; canSeeAccounts: boolean }) {
  return (
    <>
      {destinationWords(refund)}
      {canSeeAccounts && refund.has_account ? <Account processId={refund.process_id} /> : null}
      {refund.batch ? <InFile refund={refund} batch={refund.batch} canTakeOut={canSeeAccounts} /> : null}
    </>
  );
}

function Account({ processId }: { processId: string }) {
  const trpc = useTRPC();
  const show = useMutation(trpc.showBankAccount.mutationOptions());
  if (show.data)
    return (
      <span className={`${ABOVE} block text-[13px]`}>
        {show.data.holder_name} <CodeChip code={show.data.iban} />
      </span>
    );
  return (
    <>
      {" "}
      <LiveButton
        className={linkStyle(`text-small ${ABOVE}`)}
        disabled={show.isPending}
        title={t("refundsTable.ibanIsRecorded")}
        onClick={() => show.mutate({ process_id: processId })}
      >
        {t("refundsTable.showIban")}
      </LiveButton>
      {show.error ? <span className="text-bad block text-[13px]">{problemText(show.error)}</span> : null}
    </>
  );
}

type InFileProps = { refund: RefundDue; batch: NonNullable<RefundDue["batch"]>; canTakeOut: boolean };

function InFile({ refund, batch, canTakeOut }: InFileProps) {
  const { payout_id, return_code } = refund;
  const takeOut = useAct((client) => client.takeOutOfPaymentFile.mutate({ batch_id: batch.batch_id, payout_id }), {
    done: t("refundsTable.takenOut", { code: return_code, file: batch.message_id }),
  });
  return (
    <span className="block text-[13px]">
      {t.rich("refundsTable.inFile", {
        file: batch.message_id,
        link: (text) => (
          <Link className={`font-mono text-code ${ABOVE}`} href={`/dashboard/refunds?batch=${batch.batch_id}`}>
            {text}
          </Link>
        ),
      })}
      {canTakeOut ? (
        <>
          {" "}
          <LiveButton
            className={linkStyle(ABOVE)}
            disabled={takeOut.isPending}
            aria-label={t("refundsTable.takeOutLabel", { code: return_code })}
            onClick={() => takeOut.mutate()}
          >
            {t("refundsTable.takeOut")}
          </LiveButton>
        </>
      ) : null}
      {takeOut.error ? <span className="text-bad block">{problemText(takeOut.error)}</span> : null}
    </span>
  );
}
