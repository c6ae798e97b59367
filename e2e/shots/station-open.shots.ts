import { expect, test } from "@playwright/test";
import { live } from "../support/live";
import { addPerson, makeStore } from "../support/other-store";
import { makeReturn, moveParcel, type Return } from "../support/returns";
import { Hands } from "../support/scanner";
import { trySignIn } from "../support/staff";
import { BENCH, LINES, onTheWay, openBench, opened, shoot, shootSheet } from "./station-bench";

const [UNKNOWN, OTHER_UNKNOWN] = ["4006381333931", "5901234123457"] as const;

/** Three identical items that came back damaged: each needs a grade. */
const damaged = async (): Promise<Return> => {
  const lines = LINES.slice(1, 2).map((line) => ({ ...line, quantity: 3 }));
  const parcel = await makeReturn({ lines, quantity: 3, reason: "DAMAGED", comment: "A torn seam" });
  await moveParcel(parcel.processId, "COLLECTED");
  return parcel;
};

test("W2 open codes, grades of identical items, a rejected submission", async ({ page }) => {
  const [parcel, next] = [await damaged(), await onTheWay()];
  const sku = `${parcel.order.number}-SKU-0`;
  const hands = await openBench(page);
  await hands.scan(parcel.code);
  await opened(page, parcel);
  for (let piece = 0; piece < 3; piece += 1) await hands.scan(sku, { pauseMs: 700 });
  await expect(page.getByText("3 identical pieces")).toBeVisible();
  await shoot(page, "w2-grades");
  await hands.press("ArrowDown", "Enter");
  await expect(page.getByRole("status").last()).toHaveText("Choose a grade for unit 1.");
  await shoot(page, "w2-refused-submit");
  await hands.scan(sku);
  await shootSheet(page, "w2-extra-item");
  await hands.scan(UNKNOWN);
  await shootSheet(page, "w2-unknown-code");
  await hands.scan(OTHER_UNKNOWN);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await shoot(page, "w2-open-codes");
  await hands.press("e");
  await shootSheet(page, "w2-codes-list");
  await hands.press("1", "2", "1");
  await hands.scan(next.code);
  await shootSheet(page, "w2-open-codes-asked");
  await hands.press("Enter");
  await shootSheet(page, "w2-open-codes-asked-by-enter");
  await hands.press("e", "1", "x");
  await expect(page.getByRole("button", { name: "2 to review" })).toBeVisible();
  await shoot(page, "w2-code-dismissed");
});

test("W2 several parcels below a pending refund", async ({ page }) => {
  const store = await makeStore();
  const { email, password } = await addPerson(store, "owner");
  const single = await makeReturn({ store, lines: LINES.slice(0, 1) });
  const several = await makeReturn({ store, lines: LINES, everyLine: true, parcels: 2 });
  await page.setViewportSize(BENCH);
  await page.goto("/dashboard/sign-in?next=/station");
  await trySignIn(page, email, password);
  await live(page.getByRole("button", { name: "Type code" }));
  const hands = new Hands(page);
  await hands.scan(single.code);
  await opened(page, single);
  await hands.press("a", "Enter");
  await expect(page.getByRole("heading", { name: "1 approved" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Pending refund" })).toBeVisible();
  await live(page.getByRole("button", { name: "Type code" }));
  await hands.scan(several.code);
  await expect(page.getByRole("button", { name: "Receive parcel 2" })).toBeVisible();
  await shoot(page, "w2-several-parcels");
  await page.getByRole("button", { name: "Receive parcel 2" }).click();
  await expect(page.getByText("Both parcels are here.").first()).toBeVisible();
  await shoot(page, "w2-several-parcels-here");
});
