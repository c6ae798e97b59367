import { DomainError } from "@/server/kernel/domain-error";

/** Pieces of a variant that a quote holds until `expiresAt` (RFC 3339, UTC), when they become free again. */
export type Reservation = { quoteId: string; variantId: string; quantity: number; expiresAt: string };

export type ReservationLine = { variantId: string; stock: number | null; quantity: number };

/** How long a quote holds its pieces: long enough to pay, too short to block the stock. */
export const DEFAULT_RESERVATION_MS = 15 * 60 * 1000;

/**
 * Returns the reservations of a quote, all or none. A quote that reserves again replaces its earlier reservations, so
 * the result is its complete hold; lines of one variant are counted together. Variants without tracked stock are
 * reserved too, because the shop may start tracking them while the quote is live. The caller stores the result under a
 * lock of the variants: otherwise two concurrent quotes would both see the last piece.
 * @throws DomainError OUT_OF_STOCK with `variantId`, `asked` and `available`; INVALID_QUANTITY
 */
export function reserveStock(call: {
  quoteId: string;
  lines: readonly ReservationLine[];
  reservations: readonly Reservation[];
  now: string;
  durationMs?: number;
}): Reservation[] {
  const { quoteId, lines, reservations, now, durationMs = DEFAULT_RESERVATION_MS } = call;
  const expiresAt = new Date(Date.parse(now) + durationMs).toISOString();
  return byVariant(lines).map(({ variantId, stock, quantity }) => {
    const available = availableStock({ variantId, stock, reservations, now, exceptQuoteId: quoteId });
    if (available !== null && available < quantity)
      throw new DomainError({
        reason: "OUT_OF_STOCK",
        message: `${quantity} were requested, but only ${available} are left.`,
        facts: { variantId, asked: quantity, available },
      });
    return { quoteId, variantId, quantity, expiresAt };
  });
}

/**
 * Returns what stays reserved after a quote is dropped, replaced or turned into an order. Releasing twice changes
 * nothing.
 */
export function releaseStock(reservations: readonly Reservation[], quoteId: string): Reservation[] {
  return reservations.filter((one) => one.quoteId !== quoteId);
}

/**
 * Returns the free pieces: stock minus what live quotes reserved, never below 0 (the shop may sell reserved pieces);
 * null if stock isn't tracked.
 */
export function availableStock(call: {
  variantId: string;
  stock: number | null;
  reservations: readonly Reservation[];
  now: string;
  exceptQuoteId?: string | null;
}): number | null {
  const { variantId, stock, reservations, now, exceptQuoteId = null } = call;
  if (stock === null) return null;
  const held = reservations
    .filter((one) => one.variantId === variantId && one.quoteId !== exceptQuoteId && isLive(one, now))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, stock - held);
}

const isLive = ({ expiresAt }: Reservation, now: string): boolean => Date.parse(expiresAt) > Date.parse(now);

const byVariant = (lines: readonly ReservationLine[]): ReservationLine[] => {
  const merged = new Map<string, ReservationLine>();
  for (const line of lines) {
    if (!Number.isSafeInteger(line.quantity) || line.quantity < 1)
      throw new DomainError({
        reason: "INVALID_QUANTITY",
        message: `${line.quantity} pieces cannot be reserved.`,
        facts: { variantId: line.variantId, asked: line.quantity },
      });
    const earlier = merged.get(line.variantId)?.quantity ?? 0;
    merged.set(line.variantId, { ...line, quantity: earlier + line.quantity });
  }
  return [...merged.values()];
};
