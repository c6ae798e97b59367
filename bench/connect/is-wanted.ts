/** `--only=orders,kills` runs these parts of a journey; the default is all. */
export const isWanted = (part: string): boolean => {
  const only = process.argv.find((word) => word.startsWith("--only="))?.slice("--only=".length);
  return only === undefined || only.split(",").includes(part);
};
