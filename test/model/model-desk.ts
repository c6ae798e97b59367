import { PartnerError } from "@/server/partners/partner-error";

/**
 * How a partner responds: correctly; not at all; not at all although the effect happened; with a permanent error; or
 * still processing (payments only). DEAD: the worker dies, before the partner is called or after it took effect.
 */
export const ANSWERS = ["OK", "DOWN", "LOST", "REFUSED", "LATER"] as const;
export type Answer = (typeof ANSWERS)[number];
export type Partner = "carrier" | "payments" | "shop" | "mail";
export type Script = Record<Partner, Answer>;
export const WILLING: Script = { carrier: "OK", payments: "OK", shop: "OK", mail: "OK" };

export type Deed = { act: string; key: string; amountMinor: number };

/** A worker that dies at its next call to a partner. */
export class WorkerDied extends Error {}

/** The partners' state, their planned responses, and their real effects: the first time under each key. */
export const createDesk = () => {
  const books = new Map<string, unknown>();
  const deeds: Deed[] = [];
  let script = WILLING;
  let death: "BEFORE" | "AFTER" | null = null;
  let onDeath = () => {};
  let isWorking = false;

  const die = (): never => {
    onDeath();
    throw new WorkerDied();
  };
  const ask = async <T>(partner: Partner, { amountMinor = 0, ...deed }: Asked, make: () => T): Promise<T> => {
    const answer = script[partner];
    const isKnown = books.has(deed.key);
    if (death === "BEFORE") die();
    if (death === null && answer === "DOWN") throw unavailable();
    if (death === null && answer === "REFUSED" && !isKnown) throw refused();
    if (!isKnown) {
      books.set(deed.key, make());
      deeds.push({ amountMinor, ...deed });
    }
    if (death === "AFTER") die();
    if (answer === "LOST") throw unavailable();
    return books.get(deed.key) as T;
  };
  return {
    books,
    deeds,
    ask,
    scriptOf: (partner: Partner): Answer => script[partner],
    deathOf: () => death,
    /** A worker asks, not a person who decides about the return. */
    isWorking: () => isWorking || death !== null,
    /** The partners respond this way until the work is over. */
    answering: async <T>(told: Script, work: () => Promise<T>): Promise<T> => {
      script = told;
      isWorking = true;
      try {
        return await work();
      } finally {
        script = WILLING;
        isWorking = false;
      }
    },
    /** The worker dies where it first calls a partner; `tell` is called at that moment. */
    dying: async <T>(when: "BEFORE" | "AFTER", tell: () => void, work: () => Promise<T>): Promise<T> => {
      death = when;
      onDeath = tell;
      try {
        return await work();
      } finally {
        death = null;
      }
    },
  };
};

type Asked = Omit<Deed, "amountMinor"> & { amountMinor?: number };
export type Desk = ReturnType<typeof createDesk>;

export const unavailable = () => new PartnerError("MODEL", "UNAVAILABLE", "The answer did not come.");
export const refused = () => new PartnerError("MODEL", "REFUSED", "Told to refuse.");
