import { expect, test } from "vitest";
import { content, contentLine } from "@/test/fixtures/order-content-fixtures";
import type { Order } from "../orders/types";
import { DEFAULT_STORE_CONFIG } from "../store/default-config";
import { checkImport } from "./check-import";
import { MOST_UNITS_PER_RETURN } from "./types";

test("rejects an import of more pieces than one return holds, and says how many there are", () => {
  const line = { ...contentLine({ quantity: 5_000, fulfilledQuantity: 5_000 }), id: "li_1", position: 0 };
  const order = { ...content(), lines: [line] } as unknown as Order;
  const ask = (quantity: number) =>
    checkImport({
      order,
      liveUnits: [],
      store: { config: DEFAULT_STORE_CONFIG },
      lines: [{ platformLineItemId: line.platformLineItemId, returnReason: "TOO_SMALL", quantity }],
    });
  expect(ask(MOST_UNITS_PER_RETURN)).toBeNull();
  expect(ask(MOST_UNITS_PER_RETURN + 1)).toMatchObject({
    code: "INVALID_QUANTITY",
    message: expect.stringContaining("at most 1000 pieces, these are 1001"),
  });
});
