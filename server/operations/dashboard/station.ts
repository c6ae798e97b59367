import * as contract from "@/contract/dashboard/station";
import { type DashboardRole, ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import { listPeopleWithPin } from "@/server/db/people/station-pins";
import { listTeam } from "@/server/db/people/team";
import { findMember } from "@/server/db/people/users";
import { getProcesses } from "@/server/db/returns/processes";
import { EVERY_RETURN } from "@/server/db/search/return-filter";
import { listReturnRows } from "@/server/db/search/return-rows";
import { listWarehouses } from "@/server/db/shipping/warehouses";
import { findParcelsByCodes, pageStationParcels } from "@/server/db/station/station-parcels";
import { listShift } from "@/server/db/station/station-submissions";
import { listStores } from "@/server/db/stores/stores";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import { cursorOf, readCursor } from "@/server/presenters/dashboard-return";
import { presentShiftParcel, presentStationStore } from "@/server/presenters/station";
import type { ServiceContext } from "@/server/services/context";
import { undoInspection } from "@/server/services/reviews/undo-inspection";
import { addInspectionPhoto as addPhoto } from "@/server/services/station/add-inspection-photo";
import { receiveParcel as receive } from "@/server/services/station/receive-parcel";
import { submitParcel as submit } from "@/server/services/station/submit-parcel";
import { takeBackArrival as takeBack } from "@/server/services/station/take-back-arrival";
import { implement } from "../implement";
import { readRefundOverride } from "../read-refund-override";
import { presentParcels } from "./present-parcels";

export const getStation = implement(contract.getStation, async ({ ctx, actor }) => {
  const [member, stores, people, team] = await Promise.all([
    findMember(ctx.db, actor.id),
    listStores(ctx.db, actor),
    listPeopleWithPin(ctx.db, actor.groupId),
    listTeam(ctx.db, actor),
  ]);
  if (member === null) throw notFound("member");
  // A PIN session is recognized by its scopes: it gives no access to the account.
  const isByPin = !actor.scopes.has("account:write");
  const warehouses = await Promise.all(stores.map(({ id }) => listWarehouses(ctx.db, actor, id)));
  const places = new Map(warehouses.flat().map(({ name, address }) => [name, { name, city: address.city }]));
  return {
    person: {
      name: member.name,
      email: member.email,
      canOverride: actor.scopes.has("refunds:override"),
      hasDashboard: actor.scopes.has("processes:read"),
      isByPin,
    },
    people: people
      .filter(({ id, role }) => id !== actor.id && worksAtStations(role))
      .map(({ id, name }) => ({ userId: id, name })),
    team: team.filter(({ role }) => worksAtStations(role)).map(({ email, name }) => ({ email, name })),
    places: [...places.values()].sort((a, b) => a.name.localeCompare(b.name)),
    stores: stores.map(presentStationStore),
  };
});

const worksAtStations = (role: DashboardRole): boolean => ROLE_SCOPES[role].some((scope) => scope === "station:work");

/** Small enough for one answer, and large enough that a morning's parcels take few pages. */
const PAGE = 100;

export const listStationParcels = implement(contract.listStationParcels, async ({ ctx, actor, input }) => {
  const asked = { since: input.since ?? null, after: readCursor(input.cursor), limit: PAGE + 1 };
  const found = await pageStationParcels(ctx.db, actor, asked);
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return { parcels: await presentParcels(ctx, actor, page), nextCursor: last === undefined ? null : cursorOf(last) };
});

/** One for each digit key that selects a result. */
const MOST_FOUND = 9;

export const findStationParcels = implement(contract.findStationParcels, async ({ ctx, actor, input }) => {
  const { query, codes } = input;
  if (query.trim() === "") {
    const keys = codes.map((code) => code.toLowerCase()).filter((code) => code !== "");
    return {
      parcels: await presentParcels(
        ctx,
        actor,
        await findParcelsByCodes(ctx.db, actor, { codes: keys, limit: MOST_FOUND }),
      ),
    };
  }
  const choice = { ...EVERY_RETURN, query };
  const now = ctx.clock.now();
  const rows = await listReturnRows(ctx.db, actor, { choice, now, cursor: null, limit: MOST_FOUND });
  const found = await getProcesses(
    ctx.db,
    actor,
    rows.map(({ id }) => id),
  );
  return { parcels: await presentParcels(ctx, actor, found) };
});

export const receiveParcel = implement(contract.receiveParcel, async ({ ctx, actor, input }) => {
  const { processId, piece: asked = null } = input;
  const { process, movedFrom, parcel } = await receive(ctx, { actor, processId, parcel: asked });
  return { parcel: await presentOne(ctx, actor, process), movedFrom, piece: parcel };
});

export const takeBackArrival = implement(contract.takeBackArrival, ({ ctx, actor, input }) =>
  takeBack(ctx, { actor, parcel: input.piece, ...input }),
);

export const submitParcel = implement(contract.submitParcel, async ({ ctx, actor, input }) => {
  const finisher = input.user || actor.name;
  const reviewedAt = new Date(ctx.clock.now().getTime() - input.ageSeconds * 1_000).toISOString();
  const { process, parts, isRepeated } = await submit(ctx, {
    actor,
    submissionId: input.submissionId,
    processId: input.processId,
    place: input.place,
    user: finisher,
    ageSeconds: input.ageSeconds,
    spentSeconds: input.spentSeconds,
    note: { text: input.note, user: input.noteUser || finisher },
    lines: input.reviews.map((line) => ({
      lineItemId: line.lineItemId,
      unitId: line.unitId,
      status: line.status,
      rejectReason: line.rejectReason,
      showRejectReason: line.showRejectReason,
      user: line.user || finisher,
      ...{ grade: line.grade.trim(), checks: line.checks, reviewedAt },
    })),
    override: readRefundOverride(actor, input.refundOverride),
    isAuthorizing: input.executeAuthorization,
  });
  const sum = (of: "approved" | "declined" | "missing") => parts.reduce((total, part) => total + part[of], 0);
  const counts = { approved: sum("approved"), declined: sum("declined"), missing: sum("missing") };
  return { isRepeated, ...counts, parcel: await presentOne(ctx, actor, process) };
});

export const undoParcel = implement(contract.undoParcel, async ({ ctx, actor, input }) => {
  const process = await undoInspection(ctx, { actor, processId: input.processId, user: input.user || actor.name });
  return { parcel: await presentOne(ctx, actor, process) };
});

export const addInspectionPhoto = implement(contract.addInspectionPhoto, async ({ ctx, actor, input }) => ({
  isRepeated: await addPhoto(ctx, { actor, ...input }),
}));

/** More than one person inspects in a day. */
const MOST_OF_SHIFT = 1_000;

export const getShift = implement(contract.getShift, async ({ ctx, actor, input }) => {
  const member = input.onlyMine ? await findMember(ctx.db, actor.id) : null;
  const asked = { since: new Date(input.since), person: member?.email ?? null, limit: MOST_OF_SHIFT };
  const [parcels, team] = await Promise.all([listShift(ctx.db, actor, asked), listTeam(ctx.db, actor)]);
  return { parcels: parcels.map((one) => presentShiftParcel(one, team)) };
});

const presentOne = async (ctx: ServiceContext, actor: Actor, process: ReturnProcess) => {
  const [parcel] = await presentParcels(ctx, actor, [process]);
  if (parcel === undefined) throw notFound("return process");
  return parcel;
};
