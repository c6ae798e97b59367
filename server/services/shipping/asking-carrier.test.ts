import { expect, test } from "vitest";
import { createLogger } from "@/server/kernel/logger";
import { FILE_STORE } from "@/server/partners/file-store";
import { PartnerError, type PartnerErrorKind } from "@/server/partners/partner-error";
import { askingCarrier } from "./asking-carrier";

const ctx = { log: createLogger("silent") };
const asked = (partner: string, kind: PartnerErrorKind) =>
  askingCarrier(ctx, () => Promise.reject(new PartnerError(partner, kind, "Correct FILES_ACCESS_KEY_ID.")));

test("doesn't blame the carrier for a label that couldn't be stored, and hides settings from the shopper", async () => {
  for (const kind of ["REFUSED", "UNAUTHORIZED", "UNAVAILABLE", "PAUSED"] as const)
    await expect(asked(FILE_STORE, kind)).rejects.toMatchObject({
      reason: "UNAVAILABLE",
      message: "Files can't be saved or opened right now. Try again in a minute.",
    });
  await expect(asked("easypost", "REFUSED")).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
});
