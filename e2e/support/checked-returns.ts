import { expect } from "@playwright/test";
import { ok, post } from "./api";
import { makeReturn, moveParcel, type Return, readProcess } from "./returns";

/** Two units of one product and one of another. */
export const LINES = [
  { name: "Felt slippers, pressed by hand from undyed wool", variantName: "Grey, 41", unitPrice: 4_800, quantity: 2 },
  { name: "Enamel mug", unitPrice: 1_500 },
];

/** One of two units is accepted, the other isn't. */
export const checkedReturn = async (): Promise<Return> => {
  const made = await makeReturn({ quantity: 2, pickUp: true, lines: LINES });
  await moveParcel(made.processId, "COLLECTED");
  await moveParcel(made.processId, "IN_WAREHOUSE");
  const line_item_id = made.order.lines[0]?.id;
  const declined = { status: "DECLINED", reject_reason: "Signs of wear", show_reject_reason: true };
  const reviews = [
    { line_item_id, status: "APPROVED" },
    { line_item_id, ...declined },
  ];
  await ok(post("/v1/ops/ecommerce/review", { process_id: made.processId, reviews }));
  return made;
};

/** Its units are at the warehouse and not inspected. */
export const arrivedReturn = async (
  choice: Parameters<typeof makeReturn>[0] = { quantity: 2, lines: LINES },
): Promise<Return> => {
  const made = await makeReturn(choice);
  await moveParcel(made.processId, "COLLECTED");
  await moveParcel(made.processId, "IN_WAREHOUSE");
  return made;
};

/** An amount that the sandbox's payment provider rejects. */
export const REFUSED_AMOUNT = 99_999_901;

/** Inspected and approved; its refund was rejected and needs attention. */
export const makeStopped = async (unitPrice = REFUSED_AMOUNT): Promise<Return> => {
  const made = await makeReturn({ lines: [{ name: "Marble table", unitPrice }] });
  const { processId: process_id, order } = made;
  await moveParcel(process_id, "COLLECTED");
  await moveParcel(process_id, "IN_WAREHOUSE");
  const reviews = [{ line_item_id: order.lines[0]?.id, status: "APPROVED" }];
  await ok(post("/v1/ops/ecommerce/review", { process_id, reviews }));
  await expect.poll(() => statusOf(made)).toBe("ON_HOLD");
  return made;
};

export const statusOf = async ({ processId }: Pick<Return, "processId">): Promise<string> =>
  (await readProcess(processId)).status;
