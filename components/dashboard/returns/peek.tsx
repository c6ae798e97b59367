"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowRight, X } from "lucide-react";
import Link from "next/link";
import { useEffect } from "react";
import { personName } from "../../ui/address-lines";
import { moneyText } from "../../ui/money";
import { Thumb } from "../../ui/thumb";
import { isTyping } from "../browser/is-typing";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { Key } from "../controls/key";
import { LOCALE } from "./age";
import { countUnits, type ReturnDetail, unitsOf } from "./detail";
import { milestonesOf } from "./milestones";
import { reasonWords } from "./outcome-words";
import { ReturnStamps } from "./return-stamps";
import { VerdictStamp } from "./units-table";

type PeekProps = { code: string; user: string | null; onClose: () => void };

/** A look into a return beside the list: enough to decide about it, or to go on to the next. */
export function Peek({ code, user, onClose }: PeekProps) {
  const trpc = useTRPC();
  const { data, error, refetch, isFetching } = useQuery(trpc.getReturnDetail.queryOptions({ id: code }));
  return (
    <aside className="peek" aria-label={`A look into ${code}`}>
      <header className="peek-head">
        <h2 className="mono font-medium">{code}</h2>
        <Link className="button" data-size="small" href={`/dashboard/returns/${code}`}>
          Open
          <ArrowRight aria-hidden="true" />
        </Link>
        <button className="button" data-size="small" data-kind="bare" data-square type="button" onClick={onClose}>
          <X aria-hidden="true" />
          <span className="sr-only">Close</span>
        </button>
      </header>
      {data ? (
        <Body detail={data} user={user} />
      ) : error ? (
        <div className="notice m-4" data-tone="bad">
          <p role="alert">{problemText(error)}</p>
          <button
            className="button"
            data-size="small"
            type="button"
            aria-disabled={isFetching || undefined}
            onClick={() => isFetching || refetch()}
          >
            {isFetching ? "Reading …" : "Try again"}
          </button>
        </div>
      ) : (
        <div className="peek-wait" role="status">
          <span className="sr-only">Reading {code} …</span>
        </div>
      )}
    </aside>
  );
}

function Body({ detail, user }: { detail: ReturnDetail; user: string | null }) {
  const { summary, authorization, problems } = detail;
  const units = unitsOf(summary);
  const counts = countUnits(units);
  const next = milestonesOf(detail).find(({ isNext }) => isNext);
  return (
    <div className="peek-body">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ReturnStamps
          status={detail.status_key}
          decided={counts.decided}
          total={counts.total}
          refused={counts.declined + counts.missing}
          isLong
        />
        {next ? (
          <span className="text-ink-2">
            {next.label}: {next.ahead.toLowerCase() || "next"}
          </span>
        ) : null}
      </div>
      {authorization.status === "PENDING" ? <Decide detail={detail} user={user} /> : null}
      {problems.map((problem) => (
        <p key={problem.problem_id} className="notice" data-tone="hold">
          {problem.error || "It is held."}
        </p>
      ))}
      <dl className="peek-cells">
        <div>
          <dt>Customer</dt>
          <dd>{personName(summary.customer)}</dd>
          <dd className="text-ink-2 text-[13px]">{summary.customer.email}</dd>
        </div>
        <div>
          <dt>Order</dt>
          <dd>{summary.basic_process_data.order_name}</dd>
          <dd className="text-ink-2">{detail.store.name}</dd>
        </div>
        <div>
          <dt>Shipping</dt>
          <dd>{detail.shipments[0]?.carrier_name ?? "No label"}</dd>
          <dd className="text-ink-2 mono">{detail.shipments[0]?.tracking_number}</dd>
        </div>
        <Money detail={detail} />
      </dl>
      <ol className="peek-units" aria-label="Units">
        {units.map(({ unit, item }) => (
          <li key={unit.unit_id}>
            <div className="item">
              <Thumb src={item.image_url} fallback={item.product.sku || item.product.name} />
              <div>
                <b>{item.product.name}</b>
                <p className="text-ink-2">
                  {[item.product.variant_name, reasonWords(item.return_reason)].filter(Boolean).join(", ")}
                </p>
                {item.comment ? <p className="text-ink-2">“{item.comment}”</p> : null}
              </div>
            </div>
            <div>
              <span className="tabular-nums">{moneyText(unit.paid_amount, summary.currency_code, LOCALE)}</span>
              <VerdictStamp verdict={unit.verdict} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Money({ detail }: { detail: ReturnDetail }) {
  const { outlook } = detail;
  const { compensation, currency_code: currency } = detail.summary;
  const isPriced = compensation.decision !== null || compensation.quote !== null;
  return (
    <div>
      <dt>{outlook.is_final || outlook.is_closed ? "Refund" : "Expected refund"}</dt>
      <dd>{isPriced ? moneyText(outlook.total, currency, LOCALE) : "Nothing yet"}</dd>
      <dd className="text-ink-2">
        {detail.other_returns.length === 0 ? "First return" : `${detail.other_returns.length} other returns`}
      </dd>
    </div>
  );
}

/** Approving goes by one key from here; to refuse, a reason is needed, and there is room for it in the return. */
function Decide({ detail, user }: { detail: ReturnDetail; user: string | null }) {
  const trpc = useTRPC();
  const say = useToast();
  const lookAgain = useLookAgain();
  const { process_id, return_code } = detail.summary.basic_process_data;
  const approve = useMutation(
    trpc.authorizeProcess.mutationOptions({
      onSuccess: () => {
        say(`${return_code} is approved. The label is being made.`);
        lookAgain();
      },
    }),
  );
  const { isPending, mutate } = approve;
  useEffect(() => {
    if (user === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "a" || isTyping(event) || isPending) return;
      event.preventDefault();
      mutate({ process_id, authorized: true, user });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [process_id, user, isPending, mutate]);
  return (
    <div className="peek-decide">
      <p>
        {detail.authorization.why || "This return needs approval before it can be sent."} Once approved, its label is on
        its way to the shopper: that cannot be undone.
      </p>
      {approve.error ? (
        <p className="field-error" role="alert">
          {problemText(approve.error)}
        </p>
      ) : null}
      {user === null ? null : (
        <p className="flex gap-2">
          <button
            className="button"
            data-kind="main"
            type="button"
            aria-disabled={isPending || undefined}
            onClick={() => isPending || mutate({ process_id, authorized: true, user })}
          >
            {isPending ? "Approving …" : "Approve"}
            <Key>A</Key>
          </button>
          <Link className="button" href={`/dashboard/returns/${return_code}`}>
            Refuse …
          </Link>
        </p>
      )}
    </div>
  );
}
