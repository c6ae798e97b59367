import type { Clock } from "@/server/kernel/clock";
import type { Carrier } from "@/server/partners/carrier";
import type { Mailer } from "@/server/partners/mailer";
import type { PaymentProvider, PaymentResult } from "@/server/partners/payment-provider";
import type { Shop } from "@/server/partners/shop";
import { createDesk, type Desk, refused, unavailable } from "./model-desk";

/**
 * Partners that respond immediately and as planned. Creating labels is tested elsewhere and would take most of the
 * time.
 */
export const createModelPartners = ({ now }: Clock) => {
  const desk = createDesk();
  const { deeds, answering, dying } = desk;
  const carrier = createCarrier(desk);
  return {
    ...{ deeds, answering, dying },
    sandbox: { carriers: [carrier], payments: createPayments(desk, now), shop: createShop(desk) },
    mailer: createMailer(desk),
  };
};

export type ModelPartners = ReturnType<typeof createModelPartners>;

const createCarrier = ({ ask }: Desk): Carrier => ({
  provider: "SANDBOX",
  carriers: [
    { code: "sandbox_post", name: "Sandbox Post" },
    { code: "sandbox_express", name: "Sandbox Express" },
  ],
  combinations: [
    {
      returnMethod: "DROP_OFF_POINT",
      carrier: "sandbox_post",
      labelSource: "CARRIER",
      needsPrinter: true,
      needsBox: true,
      isPickedUp: false,
    },
    {
      returnMethod: "HOME_PICK_UP",
      carrier: "sandbox_express",
      labelSource: "CARRIER",
      needsPrinter: true,
      needsBox: true,
      isPickedUp: true,
    },
  ],
  findShipment: async () => null,
  createShipment: ({ idempotencyKey: key, carrier: code, returnCode }) =>
    ask("carrier", { act: "label", key }, () => ({
      ...{ carrier: code, trackingNumber: `T-${returnCode}`, trackingUrl: "" },
      label: { bytes: new Uint8Array([1]), contentType: "application/pdf", extension: "pdf" },
    })),
  schedulePickup: ({ idempotencyKey: key, date, range }) =>
    ask("carrier", { act: "pickup", key }, () => ({ reference: "P", date, range })),
  voidShipment: async () => ({ isVoided: true }),
  listDropOffPoints: async () => [],
});

const KEYS_LAST_MS = 24 * 3_600_000;

/** Forgets idempotency keys after a day, as real ones do: then the same key is another payment. */
const createPayments = ({ books, ask, scriptOf, deathOf, isWorking }: Desk, now: () => Date): PaymentProvider => {
  const heardAtMs = new Map<string, number>();
  const known = (key: string) => books.get(key) as PaymentResult | undefined;
  const pay = async (leg: { idempotencyKey: string; amountMinor: number }): Promise<PaymentResult> => {
    const nowMs = now().getTime();
    const isForgotten = nowMs - (heardAtMs.get(leg.idempotencyKey) ?? nowMs) >= KEYS_LAST_MS;
    const key = isForgotten ? `${leg.idempotencyKey} once more at ${nowMs}` : leg.idempotencyKey;
    const answer = answerFor(key, leg.amountMinor);
    if (known(key) !== undefined && !heardAtMs.has(key)) heardAtMs.set(key, nowMs);
    return answer;
  };
  const answerFor = async (key: string, amountMinor: number): Promise<PaymentResult> => {
    const before = known(key);
    if (before?.status === "FAILED") return before;
    if (scriptOf("payments") === "REFUSED" && before === undefined && deathOf() === null) {
      books.set(key, { status: "FAILED", reference: key });
      return { status: "FAILED", reference: key };
    }
    const isLater = scriptOf("payments") === "LATER" && deathOf() === null && before?.status !== "SETTLED";
    const status = isLater ? ("PENDING" as const) : ("SETTLED" as const);
    const isMoved = deathOf() === null ? scriptOf("payments") !== "DOWN" : deathOf() === "AFTER";
    if (before?.status === "PENDING" && isMoved) books.set(key, { status, reference: key });
    return ask("payments", { act: "payment", key, amountMinor }, () => ({ status, reference: key }));
  };
  const readPayment = async (reference: string): Promise<PaymentResult> => {
    const before = known(reference);
    if (before === undefined) throw refused();
    return isWorking() ? answerFor(reference, 0) : before;
  };

  return {
    provider: "MODEL",
    capabilities: new Set(["PAYMENT_REFUNDS", "TRANSFERS", "CHARGES"]),
    refund: pay,
    transfer: pay,
    charge: pay,
    readPayment,
    findPayment: async ({ idempotencyKey: key }) => {
      if (known(key) !== undefined) return readPayment(key);
      if (isWorking() && deathOf() === null && scriptOf("payments") === "DOWN") throw unavailable();
      return null;
    },
  };
};

const createShop = ({ books, ask, isWorking, scriptOf, deathOf }: Desk): Shop => ({
  platform: "MODEL",
  capabilities: new Set(["EXCHANGE_ORDERS", "RESTOCK", "RETURNS"]),
  refund: () => Promise.reject(refused()),
  findRefund: () => Promise.reject(refused()),
  readRefund: () => Promise.reject(refused()),
  issueCredit: () => Promise.reject(refused()),
  createExchangeOrder: ({ idempotencyKey: key, lines, at }) =>
    ask("shop", { act: "order", key, amountMinor: lines.reduce((sum, { quantity }) => sum + quantity, 0) }, () => ({
      ...{ platformOrderId: `order:${key}`, fulfilledAt: at },
    })),
  findExchangeOrder: async ({ idempotencyKey: key }) => {
    const known = books.get(key) as { platformOrderId: string; fulfilledAt: null } | undefined;
    // A worker doesn't learn what an unavailable shop has; a person deciding about the return does.
    if (known !== undefined && isWorking()) return ask("shop", { act: "order", key }, () => known);
    if (isWorking() && deathOf() === null && scriptOf("shop") === "DOWN") throw unavailable();
    return known ?? null;
  },
  restock: async ({ idempotencyKey: key, items }) => {
    const quantity = items.reduce((sum, one) => sum + one.quantity, 0);
    await ask("shop", { act: "shelf", key, amountMinor: quantity }, () => true);
  },
  openReturn: ({ idempotencyKey: key }) =>
    ask("shop", { act: "open", key }, () => ({ platformReturnId: `return:${key}` })),
  closeReturn: async ({ idempotencyKey: key }) => void (await ask("shop", { act: "close", key }, () => true)),
});

const createMailer = ({ scriptOf }: Desk): Mailer => ({
  send: async () => {
    const answer = scriptOf("mail");
    if (answer === "REFUSED") throw refused();
    if (answer === "DOWN" || answer === "LOST") throw unavailable();
  },
});
