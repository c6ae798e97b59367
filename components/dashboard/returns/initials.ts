/** Up to two letters that stand for a person. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.charAt(0).toUpperCase() ?? "").join("");
};
