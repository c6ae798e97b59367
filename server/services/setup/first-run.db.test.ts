import { afterAll, beforeAll, expect, test } from "vitest";
import { findCredentials } from "@/server/db/people/users";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { firstRunState, firstRunToken, isFirstRun, setUpFirst } from "./first-run";

let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const HOME = { line1: "Havnegade 2", line2: "", postcode: "1058", city: "København", state: "", countryCode: "DK" };

const given = (changes: object = {}) => ({
  returnAddress: HOME,
  ...{ token: firstRunToken(ctx), storeName: "Kähler & Söhne", currencyCode: "DKK", timeZone: "Europe/Copenhagen" },
  ...{ email: "Ida@Example.com ", password: "ten letters at least", ...changes },
});

test("reports every wrong field of a setup form at once", async () => {
  const wrong = given({
    ...{ storeName: " ", currencyCode: "XXY", email: "ida", password: "short" },
    returnAddress: { ...HOME, line1: " ", city: "", postcode: "!!", countryCode: "US" },
  });
  const refused = await setUpFirst(ctx, wrong).catch((error: unknown) => error);
  const fields = ["name", "currency", "email", "password", "line1", "city", "state", "postcode"];
  expect(refused).toMatchObject({ extras: { violations: fields.map((field) => ({ field })) } });
});

test("distinguishes a wrong token from a missing one", async () => {
  expect(await firstRunState(ctx, "")).toBe("NO_TOKEN");
  expect(await firstRunState(ctx, firstRunToken(ctx).slice(0, -1))).toBe("WRONG_TOKEN");
  expect(await firstRunState(ctx, firstRunToken(ctx))).toBe("OPEN");
});

test("gives an installation without users one store in test mode and its owner, to whoever has the printed address", async () => {
  expect(await isFirstRun(ctx)).toBe(true);
  for (const token of ["", "0".repeat(40)])
    await expect(setUpFirst(ctx, given({ token }))).rejects.toMatchObject({ reason: "PERMISSION_DENIED" });
  for (const wrong of [
    { storeName: " " },
    { currencyCode: "XXY" },
    { email: "ida" },
    { password: "short" },
    { password: "aaaaaaaaaaaa" },
    { password: "Ida@example.com" },
    { returnAddress: { ...HOME, city: " " } },
    { returnAddress: { ...HOME, postcode: "" } },
    { returnAddress: { ...HOME, countryCode: "US" } },
  ])
    await expect(setUpFirst(ctx, given(wrong))).rejects.toMatchObject({ reason: "INVALID_ARGUMENT" });
  expect(await isFirstRun(ctx)).toBe(true);
  // Of two concurrent calls, one becomes the owner.
  const both = await Promise.allSettled(
    [1, 2].map((count) => setUpFirst(ctx, given({ email: `${count}@example.com` }))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await ctx.db.ecommerce.findMany()).toMatchObject([
    {
      slug: "kahler-sohne",
      name: "Kähler & Söhne",
      currencyCode: "DKK",
      timeZone: "Europe/Copenhagen",
      isTesting: true,
    },
  ]);
  expect(await ctx.db.warehouse.findMany()).toMatchObject([
    {
      isDefault: true,
      name: "København",
      address: { line1: "Havnegade 2", company: "Kähler & Söhne", countryCode: "DK" },
    },
  ]);
  // It gets the same fair defaults as any other new store.
  expect(await ctx.db.ecommerce.findFirst()).toMatchObject({ config: { refunds: { areDiscountsCarriedOver: true } } });
  const [owner] = await ctx.db.user.findMany({ include: { memberships: true } });
  expect(owner?.memberships).toMatchObject([{ role: "owner" }]);
  expect(await findCredentials(ctx.db, owner?.email ?? "")).not.toBeNull();
  expect(await isFirstRun(ctx)).toBe(false);
  expect(await firstRunState(ctx, firstRunToken(ctx))).toBe("OVER");
  await expect(setUpFirst(ctx, given())).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
});
