/** "Sandbox post" of "sandbox_post": until something is booked only the carrier's id is known. */
export const carrierWords = (id: string): string => {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
