import { get, ok, post, type Wire } from "./api";
import { demo } from "./demo";
import { type Order, putOrder } from "./orders";
import type { OtherStore } from "./other-store";

export type Draft = { order: Order; returnId: string; token: string };

/** A store of another tenant, with its ID when its key serves several. */
type Credential = { key?: string; id?: string };

/** Opens a draft for the order with the shopper's own token. */
export const startIntent = async (order: Order, { key = demo.api_key, id = "" }: Credential = {}): Promise<Draft> => {
  const asked = { order_number: order.number, email: order.email, ...(id === "" ? {} : { ecommerce_id: id }) };
  const { order: intent } = await ok(post("/returns/intent/start", asked, { key }));
  return { order, returnId: intent.return_id, token: intent.customer_token };
};

type Choice = {
  quantity?: number;
  reason?: string;
  /** Some reasons require one. */
  comment?: string;
  outcome?: string;
  pickUp?: boolean;
  /** Number of parcels for the drop-off. */
  parcels?: number;
  everyLine?: boolean;
};

/** Fills in the draft: the order's first line, or one unit of every line, its refund or exchange, its return method. */
export const fillDraft = async (draft: Draft, choice: Choice = {}): Promise<void> => {
  const {
    quantity = 1,
    reason = "TOO_SMALL",
    comment = "",
    outcome = "ORIGINAL_PAYMENT_METHOD",
    pickUp = false,
    parcels = 1,
  } = choice;
  const dropOff = parcels === 1 ? DROP_OFF : { ...DROP_OFF, parcel_count: parcels };
  const { returnId, token: key, order } = draft;
  for (const line of choice.everyLine ? order.lines : order.lines.slice(0, 1))
    await ok(
      post(
        `/returns/${returnId}/save_client_preferences?line_item_id=${line.id}`,
        { quantity, return_reason: reason, comment, refund_option: outcome },
        { key },
      ),
    );
  await ok(post(`/returns/${returnId}/return_options`, pickUp ? await firstSlot(draft) : dropOff, { key }));
};

const DROP_OFF = { return_method: "DROP_OFF_POINT" };

const firstSlot = async ({ returnId, token: key }: Draft) => {
  const { return_options: options } = await ok(get(`/returns/${returnId}/return_options/`, { key }));
  const [slot] = options.find((option: Wire) => option.return_method === "HOME_PICK_UP").pickup_slots;
  return { return_method: "HOME_PICK_UP", pickup_date: slot.date, pickup_range: slot.ranges[0] };
};

export type Return = Draft & { processId: string; code: string };

type Placed = { lines?: Parameters<typeof putOrder>[0]; store?: OtherStore; order?: Order };

/** A confirmed return of a new order, or of an existing one. */
export const makeReturn = async (choice: Choice & Placed = {}): Promise<Return> => {
  const draft = await startIntent(choice.order ?? (await putOrder(choice.lines, choice.store)), choice.store);
  await fillDraft(draft, choice);
  const done = await ok(post(`/returns/${draft.returnId}/complete`, {}, { key: draft.token }));
  return { ...draft, processId: done.process_id, code: done.return_code };
};

/** A carrier's tracking event. */
export const moveParcel = (processId: string, lkss: string): Promise<Wire> =>
  ok(post("/v1/ops/update_lkss", { process_id: processId, lkss }));

/** Returns the return as the Admin API shows it. */
export const readProcess = async (processId: string): Promise<Wire> =>
  (await ok(get(`/v1/processes/${processId}`))).return_summary;
