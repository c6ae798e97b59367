import { randomBytes, randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { POST as readAsk } from "@/app/(station)/station/phone/ask/route";
import { POST as pair } from "@/app/(station)/station/phone/pair/route";
import { POST as sendPhoto } from "@/app/(station)/station/phone/photos/route";
import { setContext } from "@/server/context";
import { deleteLapsed } from "@/server/db/jobs/housekeeping";
import { deleteStaffSessions } from "@/server/db/people/staff-sessions";
import type { Actor } from "@/server/kernel/actor";
import { startStaffSession } from "@/server/services/team/start-staff-session";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant } from "@/test/factories";
import { refusalOf } from "@/test/settings-scene";
import { dashboardAs, memberOf } from "@/test/team-scene";

let ctx: TestContext;
let boss: Actor;
let worker: Actor;
let picture: string;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  boss = (await createTenant(ctx)).actor;
  worker = await memberOf(ctx, boss, "warehouse", "wanda@example.com");
  const create = { width: 8, height: 8, channels: 3, background: "#805020" } as const;
  picture = (await sharp({ create }).jpeg().toBuffer()).toString("base64");
});
afterAll(() => ctx.close());
beforeEach(async () => {
  worker = { ...worker, sessionId: await startStaffSession(ctx, { userId: worker.id, seconds: 86_400 }) };
});

type Route = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Answer = { status: number; body: Record<string, unknown> };

/** Makes a call from a phone on the network, with the secret that it scanned or chose. */
const call = async (route: Route, credential: string, body: Record<string, unknown> = {}): Promise<Answer> => {
  const headers = {
    authorization: `Bearer ${credential}`,
    "content-type": "application/json",
    "user-agent": "A phone",
  };
  const request = new Request("http://localhost/station/phone", {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const answer = await route(request, { params: Promise.resolve({}) });
  return { status: answer.status, body: await answer.json() };
};

const ASK = { home_id: "prc_1", unit_id: "unit_2", title: "Wool scarf", detail: "Unit 2 of RT-1" };
const newSecret = () => randomBytes(32).toString("base64url");
const photo = (more = {}) => ({
  photo_id: randomUUID(),
  home_id: "prc_1",
  unit_id: "unit_2",
  content: picture,
  ...more,
});

/** A station that shows `ask`, and a phone paired with it. */
const paired = async (ask: typeof ASK | null = ASK) => {
  const station = dashboardAs(ctx, worker);
  const { pairing_id, url } = await station.startPhonePairing({ place: "Speicher" });
  const [link, secret] = [url.split("#")[1] ?? "", newSecret()];
  expect((await call(pair, link, { secret })).status).toBe(200);
  const sync = (asked: typeof ASK | null = ask, received: string[] = []) =>
    station.syncPhonePairing({ pairing_id, ask: asked, received });
  await sync();
  return { station, pairing_id, link, secret, sync };
};

test("shows on the phone what the station shows, and keeps its photos until the station has them", async () => {
  const { secret, sync } = await paired();
  expect((await call(readAsk, secret)).body).toEqual({ name: "wanda@example.com, Speicher", ask: ASK });
  const taken = photo();
  expect(await call(sendPhoto, secret, taken)).toEqual({ status: 200, body: { is_repeated: false } });
  expect((await call(sendPhoto, secret, taken)).body).toEqual({ is_repeated: true });
  const told = await sync();
  expect(told).toMatchObject({
    is_paired: true,
    photos: [{ photo_id: taken.photo_id, home_id: "prc_1", unit_id: "unit_2", content_type: "image/jpeg" }],
  });
  const [{ content = "" } = {}] = told.photos;
  expect((await sharp(Buffer.from(content, "base64")).metadata()).width).toBe(8);
  // Photos are sent again until they are acknowledged.
  expect((await sync()).photos.length).toBe(1);
  expect((await sync(ASK, [taken.photo_id])).photos).toEqual([]);
});

test("accepts photos only for what the station shows or showed within the last minute", async () => {
  const { secret, sync } = await paired();
  const other = { ...ASK, unit_id: "unit_3", title: "Rain hat" };
  expect((await call(sendPhoto, secret, photo({ unit_id: "unit_3" }))).status).toBe(409);
  await sync(other);
  expect((await call(sendPhoto, secret, photo())).status).toBe(200);
  ctx.clock.advance(61_000);
  expect((await call(sendPhoto, secret, photo())).status).toBe(409);
  expect((await call(sendPhoto, secret, photo({ unit_id: "unit_3" }))).status).toBe(200);
  await sync(null);
  expect((await call(readAsk, secret)).body).toMatchObject({ ask: null });
  expect((await sync(null)).photos.map(({ unit_id }) => unit_id)).toEqual(["unit_2", "unit_3"]);
});

test("refuses a file that isn't a picture by its bytes, whatever its name", async () => {
  const { secret } = await paired();
  for (const bytes of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "%PDF-1.7", "GIF89a"]) {
    const refused = await call(sendPhoto, secret, photo({ content: Buffer.from(bytes).toString("base64") }));
    expect(refused.status).toBe(400);
  }
});

test("lets only the first phone use the link, once and within five minutes", async () => {
  const { link, secret } = await paired();
  expect((await call(pair, link, { secret })).status).toBe(200);
  expect((await call(pair, link, { secret: newSecret() })).status).toBe(409);
  const { url } = await dashboardAs(ctx, worker).startPhonePairing({});
  // The previous pairing ended with it.
  expect((await call(readAsk, secret)).status).toBe(401);
  ctx.clock.advance(5 * 60_000 + 1);
  expect((await call(pair, url.split("#")[1] ?? "", { secret: newSecret() })).status).toBe(409);
  expect((await call(pair, "nobody's", { secret: newSecret() })).status).toBe(401);
  expect((await call(readAsk, link)).status).toBe(401);
});

test("ends when the station ends it, signs out or is silent for ten minutes, and deletes its photos", async () => {
  const first = await paired();
  await call(sendPhoto, first.secret, photo());
  await first.station.endPhonePairing({ pairing_id: first.pairing_id });
  expect((await call(sendPhoto, first.secret, photo())).status).toBe(401);
  expect(await refusalOf(first.sync())).toMatchObject({ reason: "NOT_FOUND" });
  await first.station.endPhonePairing({ pairing_id: first.pairing_id });
  const second = await paired();
  await deleteStaffSessions(ctx.db, { userId: worker.id, id: worker.sessionId ?? "" });
  expect((await call(readAsk, second.secret)).status).toBe(401);
  worker = { ...worker, sessionId: await startStaffSession(ctx, { userId: worker.id, seconds: 86_400 }) };
  const third = await paired();
  for (let minutes = 0; minutes < 30; minutes += 5) {
    ctx.clock.advance(5 * 60_000);
    await third.sync();
  }
  expect((await call(readAsk, third.secret)).status).toBe(200);
  ctx.clock.advance(10 * 60_000 + 1);
  expect((await call(readAsk, third.secret)).status).toBe(401);
  expect(await ctx.db.phonePhoto.count({ where: { pairingId: first.pairing_id } })).toBe(0);
});

test("gives access to nothing else, and none to other teams or the same person's other devices", async () => {
  const { secret, pairing_id } = await paired();
  const stranger = await memberOf(ctx, (await createTenant(ctx)).actor, "warehouse", "stranger@example.com");
  const elsewhere = { ...worker, sessionId: await startStaffSession(ctx, { userId: worker.id, seconds: 60 }) };
  for (const actor of [stranger, elsewhere]) {
    const theirs = dashboardAs(ctx, actor);
    expect(await refusalOf(theirs.syncPhonePairing({ pairing_id, ask: null }))).toMatchObject({ reason: "NOT_FOUND" });
    await theirs.endPhonePairing({ pairing_id });
  }
  expect((await call(readAsk, secret)).status).toBe(200);
});

test("is in the audit log: who paired which phone, and when it ended", async () => {
  const { station, pairing_id } = await paired();
  await station.endPhonePairing({ pairing_id });
  const owner = await memberOf(ctx, boss, "owner", "olga@example.com");
  const { entries } = await dashboardAs(ctx, owner).listAuditEntries({ subject: "PHONE", page_size: 3 });
  expect(entries.map(({ act }) => act)).toEqual(["REMOVED", "CHANGED", "CREATED"]);
  expect(entries[1]).toMatchObject({ subject_name: "wanda@example.com, Speicher", user_agent: "A phone" });
  expect(JSON.stringify(entries)).not.toMatch(/hash|secret/);
});

test("is deleted after it has expired", async () => {
  const { pairing_id } = await paired();
  await ctx.db.phonePairing.updateMany({ where: { id: pairing_id }, data: { expiresAt: new Date(0) } });
  await deleteLapsed(ctx.db);
  expect(await ctx.db.phonePairing.count({ where: { id: pairing_id } })).toBe(0);
});
