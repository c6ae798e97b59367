import fc from "fast-check";
import { expect } from "vitest";
import { SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { patchProcess } from "@/server/services/patches/patch-process";
import { cancelReturn as cancel } from "@/server/services/returns/cancel-return";
import { importReturn } from "@/server/services/returns/import-return";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { type Choice, type Command, command, isRare, often, onReturn, pick } from "./command";
import { cancelReturn, shipReturn } from "./model-acts";
import { type Answer, WILLING } from "./model-desk";
import { LINES } from "./model-lines";
import { compare, outcomeOf } from "./model-scene";
import { conclude } from "./model-workflow";
import { openReturn } from "./open-return";
import { freePieces, type Model, type ModelReturn, type ModelUnit, newAct, newReturn, takenOf } from "./return-model";

type Wanted = { line: number; quantity: number; wantsToKeep: boolean; wantsOther: boolean };

/** The result of a request: the store's rules decide what is kept, and whether anything is exchanged. */
const itemOf = ({ store }: Model, { line, quantity, wantsToKeep, wantsOther }: Wanted) => {
  const rule = store.kept[line];
  const isExchanged = wantsOther && store.isExchanging;
  const isKept = rule !== undefined && (rule.isForced || wantsToKeep);
  return { line, quantity, isExchanged, isKept };
};

type Item = ReturnType<typeof itemOf>;

const piecesOf = ({ line, isKept, isExchanged }: Item, pieces: readonly number[]): ModelUnit[] =>
  pieces.map((index) => ({
    ...{ line, index, isExchanged, isOnShelf: false, isAtShop: false },
    verdict: "UNDECIDED",
    location: isKept ? "KEPT" : "ANNOUNCED",
  }));

/** A sent item's label is requested immediately; without a response the activity retries it. */
const askForLabel = (it: ModelReturn, answer: Answer): void => {
  const isSent = it.units.some(({ location }) => location !== "KEPT");
  if (!isSent || it.authorization === "PENDING" || it.store.skips.includes("CREATE_LOGISTIC_ORDER")) return;
  if (answer === "DOWN" || answer === "REFUSED") return;
  const act = newAct("LABEL", { atPartner: "DONE", state: answer === "LOST" ? "PENDING" : "DONE" });
  it.acts.push(act);
  if (answer === "LOST") return;
  it.isLabeled = true;
  it.shipping = "CREATED";
};

type Made = { wanted: Wanted[]; isCredit: boolean; isPickup: boolean; carrier: Answer };

const create = ({ wanted, isCredit, isPickup, carrier }: Made): Command =>
  command(
    `create(${wanted.map(({ line, quantity, wantsToKeep }) => `${line} x${quantity}${wantsToKeep ? " kept" : ""}`)}${
      isCredit ? ", credit" : ""
    }${isPickup ? ", picked up" : ""}, carrier ${carrier})`,
    async (model, real) => {
      const items = wanted.map((one) => itemOf(model, one));
      const pieces = items.map((item) => freePieces(model, item.line, item.quantity));
      const isPossible = pieces.every((free) => free !== null);
      let id = "";
      const outcome = await outcomeOf(async () => {
        const offered = items.map((item, nth) => ({
          ...item,
          isKept: item.isKept && wanted[nth]?.wantsToKeep === true,
        }));
        const open = () => openReturn(real, { items: offered, isCredit, isPickup });
        id = (await real.partners.answering({ ...WILLING, carrier }, open)).id;
      });
      expect(outcome).toBe(isPossible ? "DONE" : "REFUSED");
      if (!isPossible) return;
      const isAsked = wanted.some(({ line }) => model.store.askedLines.includes(line));
      const isAsking = isAsked && !model.store.skips.includes("AUTHORIZATION");
      const units = items.flatMap((item, nth) => piecesOf(item, pieces[nth] ?? []));
      const authorization = isAsking ? ("PENDING" as const) : ("NOT_REQUIRED" as const);
      const it = newReturn({ id, store: model.store, isCredit, isPickup, units, authorization });
      it.events.push("onReturnProcessCreation");
      askForLabel(it, carrier);
      conclude(it);
      model.returns.push(it);
      await compare(real, it);
    },
  );

const bringIn = (line: number, quantity: number): Command =>
  command(`import(${line} x${quantity})`, async (model, real) => {
    const { ctx, tenant, order } = real;
    const platformLineItemId = order.lines[line]?.platformLineItemId ?? "";
    const result = await importReturn(ctx, {
      actor: tenant.actor,
      input: {
        ...{ ecommerceId: tenant.store.id, orderName: order.name, email: order.email, lang: "en" },
        lines: [{ platformLineItemId, returnReason: "TOO_SMALL", quantity }],
      },
    });
    const isTaken = takenOf(model, line).size > 0;
    const isTooMuch = quantity > (LINES[line]?.quantity ?? 0);
    const code = isTaken ? "LINE_ITEM_ALREADY_RETURNED" : isTooMuch ? "INVALID_QUANTITY" : null;
    expect("refusal" in result ? result.refusal.code : null).toBe(code);
    const pieces = freePieces(model, line, quantity);
    if (!("processId" in result) || pieces === null) return;
    const units = piecesOf(itemOf(model, { line, quantity, wantsToKeep: false, wantsOther: false }), pieces);
    const facts = { id: result.processId, store: model.store, isCredit: false, isPickup: false };
    const it = newReturn({ ...facts, units, authorization: "NOT_REQUIRED" });
    it.events.push("onReturnProcessCreation");
    conclude(it);
    model.returns.push(it);
    await compare(real, it);
  });

const ship = (pick: Choice, to: (typeof SHIPPING_STATUSES)[number], isOperator: boolean): Command =>
  onReturn(`${isOperator ? "patch" : "ship"}(${to})`, pick, {
    model: (it) => shipReturn(it, to, true),
    real: ({ ctx, tenant: { actor } }, { id: processId }) =>
      isOperator
        ? patchProcess(ctx, { actor, processId, patch: { kind: "SHIPPING_STATUS", to }, note: "", user: "" })
        : updateShippingStatus(ctx, { actor, processId, platformProcessId: "", to }),
  });

const shopperCancel = (pick: Choice): Command =>
  onReturn("cancel by the shopper", pick, {
    isPossible: () => isRare(pick),
    model: (it) => cancelReturn(it, "SHOPPER"),
    real: ({ ctx, tenant }, { id: returnId }) => cancel(ctx, { actor: tenant.actor, returnId }),
  });

const line = fc.nat({ max: LINES.length - 1 });
const wanted = fc.record({
  ...{ line, quantity: fc.integer({ min: 1, max: 2 }), wantsToKeep: fc.boolean() },
  wantsOther: fc.boolean(),
});

const method = fc.constantFrom(
  "CREATED",
  "COLLECTED",
  "COLLECTED",
  "IN_WAREHOUSE",
  "IN_WAREHOUSE",
  ...SHIPPING_STATUSES,
);

export const CREATE: fc.Arbitrary<Command> = fc
  .record({
    wanted: fc.uniqueArray(wanted, { minLength: 1, maxLength: 2, selector: (one) => one.line }),
    ...{ isCredit: fc.boolean(), isPickup: fc.boolean() },
    carrier: fc.constantFrom<Answer>("OK", "OK", "DOWN", "LOST"),
  })
  .map(create);

export const RETURN_COMMANDS: fc.Arbitrary<Command>[] = [
  ...often(2, CREATE),
  fc.tuple(line, fc.integer({ min: 1, max: 4 })).map((args) => bringIn(...args)),
  ...often(
    3,
    fc.tuple(pick, method, fc.boolean()).map((args) => ship(...args)),
  ),
  pick.map(shopperCancel),
];
