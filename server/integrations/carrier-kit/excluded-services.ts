import type { ConnectionValues } from "@/server/partners/provider";

/** The services that the settings exclude, lower case. */
export const excludedServices = ({ excludedServices: text = "" }: ConnectionValues): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  );
