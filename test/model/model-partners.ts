import type { Carrier } from "@/server/partners/carrier";
import type { Mailer } from "@/server/partners/mailer";
import type { PaymentProvider, PaymentResult } from "@/server/partners/payment-provider";
import type { Shop } from "@/server/partners/shop";
import { createDesk, type Desk, refused, unavailable } from "./model-desk";

/**
 * Partners that answer at once and as they are told. Drawing labels is tested elsewhere and would take most of the time.
 */
export const createModelPartners = () => {
  const desk = createDesk();
  const { deeds, answering, dying } = desk;
  const carrier = createCarrier(desk);
  return {
    ...{ deeds, answering, dying },
    carriers: new Map([[carrier.provider, carrier]]),
    payments: createPayments(desk),
    shop: createShop(desk),
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
      needsPrinter: true,
      needsBox: true,
      isPickedUp: false,
    },
    {
      returnMethod: "HOME_PICK_UP",
      carrier: "sandbox_express",
      needsPrinter: true,
      needsBox: true,
      isPickedUp: true,
    },
  ],
  supports: () => true,
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

const createPayments = ({ books, ask, scriptOf, deathOf }: Desk): PaymentProvider => {
  const pay = async (leg: { idempotencyKey: string; amountMinor: number }): Promise<PaymentResult> => {
    const key = leg.idempotencyKey;
    const known = books.get(key) as PaymentResult | undefined;
    if (known?.status === "FAILED") return known;
    if (scriptOf("payments") === "REFUSED" && known === undefined && deathOf() === null) {
      books.set(key, { status: "FAILED", reference: key });
      return { status: "FAILED", reference: key };
    }
    const isLater = scriptOf("payments") === "LATER" && deathOf() === null && known?.status !== "SETTLED";
    const status = isLater ? ("PENDING" as const) : ("SETTLED" as const);
    const isMoved = deathOf() === null ? scriptOf("payments") !== "DOWN" : deathOf() === "AFTER";
    if (known?.status === "PENDING" && isMoved) books.set(key, { status, reference: key });
    return ask("payments", { act: "payment", key, amountMinor: leg.amountMinor }, () => ({ status, reference: key }));
  };

  return {
    provider: "MODEL",
    refund: pay,
    transfer: pay,
    charge: pay,
    findPayment: async (key) => (books.get(key) as PaymentResult | undefined) ?? null,
  };
};

const createShop = ({ books, ask }: Desk): Shop => ({
  platform: "MODEL",
  createExchangeOrder: ({ idempotencyKey: key, lines, at }) =>
    ask("shop", { act: "order", key, amountMinor: lines.reduce((sum, { quantity }) => sum + quantity, 0) }, () => ({
      ...{ platformOrderId: `order:${key}`, fulfilledAt: at },
    })),
  findExchangeOrder: async (key) =>
    (books.get(key) as { platformOrderId: string; fulfilledAt: null } | undefined) ?? null,
  restock: async ({ idempotencyKey: key, quantity }) =>
    void (await ask("shop", { act: "shelf", key, amountMinor: quantity }, () => true)),
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
