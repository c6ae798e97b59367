/**
 * What a bank knows a payment file by: "HW-20261123-3F2A91C0". Once something was taken out the file is another one, and
 * gets "-2", "-3" and so on: a bank that has the earlier file does not take it for the same.
 */
export const paymentMessageId = (call: { id: string; createdAt: string | Date; takenOut: number }): string => {
  const { id, createdAt, takenOut } = call;
  const day = new Date(createdAt).toISOString().slice(0, 10).replaceAll("-", "");
  const name = id.slice(id.indexOf("_") + 1, id.indexOf("_") + 9).toUpperCase();
  return `HW-${day}-${name}${takenOut === 0 ? "" : `-${takenOut + 1}`}`;
};
