import { createHash } from "node:crypto";

const FIRST_SLOTS = 1 << 12;
/** Above this load, lookups get slow. */
const MOST_LOAD = 0.6;

/**
 * Remembers the orders of a file in about 16 bytes each, enough for files with millions. It stores 52 bits of a hash:
 * among a million orders, the probability that two collide is 1 in 9000.
 */
export class SeenKeys {
  private slots = new Float64Array(FIRST_SLOTS);
  private count = 0;

  has(key: string): boolean {
    return this.slots[this.slotOf(this.slots, fingerprint(key))] !== 0;
  }

  add(key: string): void {
    const print = fingerprint(key);
    const slot = this.slotOf(this.slots, print);
    if (this.slots[slot] !== 0) return;
    this.slots[slot] = print;
    this.count += 1;
    if (this.count > this.slots.length * MOST_LOAD) this.grow();
  }

  private slotOf(slots: Float64Array, print: number): number {
    let slot = print % slots.length;
    while (slots[slot] !== 0 && slots[slot] !== print) slot = (slot + 1) % slots.length;
    return slot;
  }

  private grow(): void {
    const larger = new Float64Array(this.slots.length * 2);
    for (const print of this.slots) if (print !== 0) larger[this.slotOf(larger, print)] = print;
    this.slots = larger;
  }
}

/** Returns a hash that is never 0, which marks an empty slot. */
const fingerprint = (key: string): number => {
  const digest = createHash("sha1").update(key).digest();
  return digest.readUIntBE(0, 6) * 16 + ((digest[6] ?? 0) & 15) + 1;
};
