/** Formats a rate: 1000 basis points are "10%", 1025 are "10.25%". Basis points are hundredths of a percent. */
export function percentText(rateBasisPoints: number): string {
  const text = String(rateBasisPoints).padStart(3, "0");
  const hundredths = text.slice(-2).replace(/0+$/, "");
  return `${text.slice(0, -2)}${hundredths && "."}${hundredths}%`;
}
