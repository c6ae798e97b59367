/** `xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx`: two of these bytes contain version and variant. */
const [VERSION_AT, VARIANT_AT] = [6, 8];

/**
 * Returns a new random ID (UUID, version 4). `crypto.randomUUID` is missing on pages loaded over plain HTTP, except
 * from localhost, as in a warehouse's own network.
 */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[VERSION_AT] = ((bytes[VERSION_AT] ?? 0) & 0x0f) | 0x40;
  bytes[VARIANT_AT] = ((bytes[VARIANT_AT] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
};
