/** `--only=orders,kills` does these parts of a journey; without it, all are done. */
export const isWanted = (part: string): boolean => {
  const only = process.argv.find((word) => word.startsWith("--only="))?.slice("--only=".length);
  return only === undefined || only.split(",").includes(part);
};
