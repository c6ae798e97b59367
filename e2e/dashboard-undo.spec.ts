import { expect, test } from "@playwright/test";
import { get, ok, post, type Wire } from "./support/api";
import { live, press } from "./support/live";
import { addPerson, makeStore } from "./support/other-store";
import { makeReturn } from "./support/returns";
import { Hands } from "./support/scanner";
import { trySignIn } from "./support/staff";

test("an inspection in a new store is undone while its refund is pending; the next refund is sent manually", async ({
  page,
}) => {
  const store = await makeStore();
  const { email, password } = await addPerson(store, "owner");
  const { code, processId } = await makeReturn({ store, lines: [{ name: "Felt slippers", unitPrice: 4_800 }] });
  for (const lkss of ["COLLECTED", "IN_WAREHOUSE"])
    await ok(post("/v1/ops/update_lkss", { process_id: processId, lkss }, { key: store.key }));
  const read = async (): Promise<Wire> =>
    (await ok(get(`/v1/processes/${processId}`, { key: store.key }))).return_summary;

  const path = `/dashboard/returns/${code}`;
  await page.goto(`/dashboard/sign-in?next=${encodeURIComponent(path)}`);
  await trySignIn(page, email, password);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await live(page.getByRole("main"));
  const inspect = async () => {
    await press(page.getByRole("group", { name: /^Unit 1,/ }).getByText("Approve"));
    await page.getByRole("button", { name: /^Submit/ }).click();
  };
  await inspect();
  const bar = page.getByRole("region", { name: "Scheduled refund" });
  await expect(bar).toContainText(/Refund of €48\.00: undo within (10:00|9:\d\d)\./);
  await page.reload();
  await expect(bar).toContainText(/undo within 9:\d\d\./);
  expect((await read()).status).toBe("RUNNING");
  await live(bar.getByRole("button", { name: "Undo inspection" }));
  await page.keyboard.press("z");
  await expect(bar).toHaveCount(0);
  const { units } = (await read()).returned_items.items[0];
  expect(units.map(({ verdict }: { verdict: string }) => verdict)).toEqual(["UNDECIDED"]);

  await inspect();
  await press(bar.getByRole("button", { name: "Send now" }));
  const dialog = page.getByRole("dialog");
  for (const said of [code, "€48.00", "Destination"]) await expect(dialog.locator("dl")).toContainText(said);
  await expect(dialog).toContainText("no longer be able to undo the inspection");
  await dialog.getByRole("button", { name: "Send now" }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe("COMPLETED");
});

test("a station's inspection is undone with a key after a reload, while its refund is pending", async ({ page }) => {
  const store = await makeStore();
  const { email, password } = await addPerson(store, "owner");
  const { code, processId } = await makeReturn({ store, lines: [{ name: "Felt slippers", unitPrice: 4_800 }] });
  await ok(post("/v1/ops/update_lkss", { process_id: processId, lkss: "COLLECTED" }, { key: store.key }));
  const lines = ["Rain hat", "Rain coat", "Wool socks", "Sea boots"].map((name) => ({ name, unitPrice: 4_800 }));
  const several = await makeReturn({ store, lines, everyLine: true, parcels: 2 });
  const verdict = async (): Promise<string> => {
    const { return_summary } = await ok(get(`/v1/processes/${processId}`, { key: store.key }));
    return return_summary.returned_items.items[0].units[0].verdict;
  };
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/dashboard/sign-in?next=/station");
  await trySignIn(page, email, password);
  await expect(page).toHaveURL((url) => url.pathname === "/station");
  await live(page.getByRole("button", { name: "Type code" }));
  const hands = new Hands(page);
  await hands.scan(code);
  await expect(page.getByRole("heading", { level: 2, name: code })).toBeVisible();
  await hands.press("a", "Enter");
  const bar = page.getByRole("region", { name: "Pending refund" });
  await expect(bar).toContainText(/Refund of €48\.00: undo within (10:00|9:\d\d)/);
  await page.reload();
  await expect(bar).toContainText(/undo within 9:\d\d/);
  await live(bar.getByRole("button"));
  expect(await verdict()).toBe("APPROVED");
  await hands.scan(several.code);
  await expect(page.getByRole("button", { name: "Receive parcel 2" })).toBeVisible();
  await expect(bar).toBeVisible();
  const fourth = page.getByRole("main").getByRole("listitem").nth(3);
  await expect(fourth, "four units are in sight below the bar").toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Receive parcel 2" }).click();
  await expect(page.getByText("Both parcels are here.").first()).toBeVisible();
  await expect(fourth).toBeInViewport({ ratio: 1 });
  await hands.press("Escape", "u");
  await expect(page.getByRole("heading", { level: 2, name: code })).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(await verdict()).toBe("UNDECIDED");
  await hands.press("Escape");
  await expect(page.getByRole("row", { name: new RegExp(code) })).toContainText("Undone");
});
