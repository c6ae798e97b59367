/** Vendure names variants after their product, "Linen shirt M": only what tells them apart, "" where nothing does. */
export const variantNameOf = (name: string, productName: string): string => {
  if (name === productName) return "";
  const rest = name.startsWith(`${productName} `) ? name.slice(productName.length).trim() : "";
  return rest === "" ? name : rest;
};
