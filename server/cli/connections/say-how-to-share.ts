import { Problem } from "@/server/kernel/problem";

/** For a shop that another store uses: adds the option that confirms sharing, which only the command line has. */
export const sayHowToShare = (error: unknown): unknown => {
  if (!(error instanceof Problem)) return error;
  const { reason, message, extras } = error;
  if (!extras.violations?.some(({ field }) => field === "is_shared")) return error;
  return new Problem(reason, `${message} To confirm, add --shared.`);
};
