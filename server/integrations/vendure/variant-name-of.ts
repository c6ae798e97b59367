/**
 * Vendure names variants after their product ("Linen shirt M"). Returns only the distinguishing part, "" when there is
 * none.
 */
export const variantNameOf = (name: string, productName: string): string => {
  if (name === productName) return "";
  const rest = name.startsWith(`${productName} `) ? name.slice(productName.length).trim() : "";
  return rest === "" ? name : rest;
};
