import { expect, test } from "vitest";
import { isOfStore } from "./chosen-store";

test.each([
  ["/dashboard", true],
  ["/dashboard?x=1", true],
  ["/dashboard/returns/RT-7F3K-92QD", true],
  ["/dashboard/returns?view=to-inspect", true],
  ["/dashboard/analytics/csv", true],
  ["/dashboard/webhooks", false],
  ["/dashboard/settings/team", false],
  ["/station", false],
  ["/", false],
])("%s filters by the chosen store: %s", (path, is) => expect(isOfStore(path)).toBe(is));
