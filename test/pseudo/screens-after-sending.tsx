import type { ReactNode } from "react";
import { AccessibilityStatement } from "@/components/portal/accessibility/statement";
import { PassScreen } from "@/components/portal/pass/pass-screen";
import { RequestScreen } from "@/components/portal/pass/request-screen";
import { methodWords } from "@/components/portal/send/send-words";
import { ChangeMethodForm } from "@/components/portal/status/change-method-form";
import type { ReturnActs } from "@/components/portal/status/return-acts";
import { type ListedReturn, ReturnList } from "@/components/portal/status/return-list";
import { ReturnStatus } from "@/components/portal/status/return-status";
import { ConfirmWithdrawalForm } from "@/components/portal/withdraw/confirm-withdrawal-form";
import { Declaration } from "@/components/portal/withdraw/declaration";
import { WithdrawForm } from "@/components/portal/withdraw/withdraw-form";
import { WithdrawHead } from "@/components/portal/withdraw/withdraw-head";
import { withdrawWords } from "@/components/portal/withdraw/withdraw-words";
import { WithdrawalDone } from "@/components/portal/withdraw/withdrawal-done";
import { STATUS_KEYS } from "@/contract/vocabulary/status-words";
import { AT, methods, store, tracking, unit } from "@/test/portal-scene";
import { ACTION, POINTS, step } from "./parts";
import { pseudo, reader } from "./reader";

const ACTS: ReturnActs = {
  can_change_method: true,
  can_resend_mail: true,
  email_mask: "1",
  shops: [],
  documents: [],
  refusal_photos: [{ unit_id: "1", url: "1" }],
  resend: ACTION,
};
const status = (more: Parameters<typeof tracking>[0]) => (
  <ReturnStatus
    store={store}
    reader={reader}
    returnsCount={2}
    cancel={ACTION}
    enterTracking={ACTION}
    addParcel={ACTION}
    acts={ACTS}
    tracking={tracking(more)}
  />
);
const pass = (more: Parameters<typeof tracking>[0]) => (
  <PassScreen
    {...{ store, reader, paper: "a4", acts: ACTS, points: POINTS, enterTracking: ACTION }}
    tries={0}
    now={AT}
    tracking={tracking(more)}
  />
);

/** From the pass to the refund, the list of returns, and other pages of a return. */
export const SCREENS_AFTER_SENDING: Readonly<Record<string, ReactNode>> = {
  "pass of a drop-off": pass({}),
  "pass of a pick-up": pass({
    return_method: "HOME_PICK_UP",
    pickup_date: "2026-12-01",
    pickup_range: "RANGE_8_TO_12",
  }),
  "pass for a shop, without a deadline": pass({
    return_method: "IN_STORE",
    hand_over_by: null,
    units: [unit("1", null)],
  }),
  "pass in the making": pass({ status_key: "LABEL_PENDING" }),
  request: <RequestScreen store={store} reader={reader} tracking={tracking()} />,
  "request where everything is kept": (
    <RequestScreen store={store} reader={reader} tracking={tracking({ units: [unit("1", null, 50)] })} />
  ),
  ...Object.fromEntries(STATUS_KEYS.map((status_key) => [`status ${status_key}`, status({ status_key, refunds: [] })])),
  "status of what is paid": status({ status_key: "COMPLETED" }),
  "status of what is kept and paid": status({ status_key: "PAYING", units: [unit("1", null, 50)] }),
  "status of a refused request": status({
    ...{ status_key: "CANCELED", status: "CANCELED", refunds: [] },
    authorization: { status: "UNAUTHORIZED", unauthorized_reason: "⟦No⟧" },
  }),
  returns: (
    <ReturnList
      {...{ slug: "1", reader, amounts: new Map([["1", "5"]]) }}
      list={STATUS_KEYS.map(
        (status_key) =>
          ({
            return_id: status_key,
            return_code: "1",
            created_at: AT,
            status_key,
            line_items: [],
          }) as unknown as ListedReturn,
      )}
    />
  ),
  "another way": (
    <ChangeMethodForm
      {...{ action: ACTION, slot: null, head: step, words: { legend: "⟦1⟧", submit: "⟦2⟧", pending: "⟦3⟧" } }}
      methods={methods.map((method, index) => ({
        ...{ method, isCurrent: index === 0, refusal: index === 1 ? pseudo("way.fixed") : undefined },
        words: { ...methodWords(reader, method), outcome: pseudo("exchange.youGetBack", { amount: "1" }) },
      }))}
    />
  ),
  withdrawal: (
    <WithdrawForm
      action={ACTION}
      words={withdrawWords(pseudo)}
      typed={{ name: "1", contract: "2", email: "3" }}
      head={<WithdrawHead slug="1" step={1} reader={reader} />}
    />
  ),
  "withdrawal, confirmed in a second step": (
    <ConfirmWithdrawalForm
      {...{ action: ACTION, draftKey: "1", words: { confirm: "⟦1⟧", pending: "⟦2⟧" } }}
      head={<WithdrawHead slug="1" step={2} reader={reader} />}
      declaration={
        <Declaration declared={{ name: "1", contract: "2", email: "3" }} store={store.name} reader={reader} />
      }
    />
  ),
  "withdrawal, received": (
    <WithdrawalDone {...{ store, reader }} withdrawal={{ number: "1", email: "2", contract: "3", received_at: AT }} />
  ),
  "accessibility statement": <AccessibilityStatement store={store} reader={reader} own={{ text: "1", lang: "en" }} />,
  "no returns": <ReturnList slug="1" reader={reader} list={[]} amounts={new Map()} />,
};
