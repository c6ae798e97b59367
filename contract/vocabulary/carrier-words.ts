/** Turns "sandbox_post" into "Sandbox post": until a booking, only the carrier's ID is known. */
export const carrierWords = (id: string): string => {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
