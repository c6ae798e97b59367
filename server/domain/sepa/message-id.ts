/**
 * Returns the ID by which a bank knows a payment file: "HW-20261123-3F2A91C0". After a transfer is taken out, the file
 * is a different one and gets "-2", "-3" and so on, so that a bank that has the earlier file doesn't take it for a
 * duplicate.
 */
export const paymentMessageId = (call: { id: string; createdAt: string | Date; takenOut: number }): string => {
  const { id, createdAt, takenOut } = call;
  const day = new Date(createdAt).toISOString().slice(0, 10).replaceAll("-", "");
  const name = id.slice(id.indexOf("_") + 1, id.indexOf("_") + 9).toUpperCase();
  return `HW-${day}-${name}${takenOut === 0 ? "" : `-${takenOut + 1}`}`;
};
