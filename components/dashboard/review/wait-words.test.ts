import { describe, expect, test } from "vitest";
import { countdown, endWaitWords, type PayoutWait, waitText } from "./wait-words";

const wait = (changes: Partial<PayoutWait> = {}): PayoutWait => ({
  ...{ goes_out_at: "2026-11-02T10:10:00.000Z", needs_second_person: false, recorded_by: "Sven", is_own: false },
  ...{ can_undo: true, amount: "9467", currency: "EUR", destinations: ["Visa ending in 42"] },
  ...changes,
});

describe("the pending refund", () => {
  test.each([
    [598, "9:58"],
    [60, "1:00"],
    [5, "0:05"],
    [3_720, "1:02:00"],
  ])("formats %i seconds as %s", (seconds, text) => expect(countdown(seconds)).toBe(text));

  test("shows its amount and time, or who has to release it", () => {
    expect(waitText(wait(), 598, "en-US")).toBe("Refund of €94.67: undo within 9:58.");
    expect(waitText(wait(), 0, "en-US")).toBe("The refund of €94.67 is being processed.");
    expect(waitText(wait({ amount: "0" }), 61, "en-US")).toBe("Inspection: undo within 1:01.");
    expect(waitText(wait({ can_undo: false }), 598, "en-US")).toBe("The refund of €94.67 will be processed in 9:58.");
    const second = { needs_second_person: true, goes_out_at: null };
    expect(waitText(wait(second), 0, "en-US")).toBe(
      "The refund of €94.67 is waiting for release by a second person (owner or admin). Sven submitted the inspection.",
    );
    expect(waitText(wait({ ...second, recorded_by: "" }), 0, "en-US")).toBe(
      "The refund of €94.67 is waiting for release by a second person (owner or admin).",
    );
  });

  test("ends without promising that a refund is sent", () => {
    expect(endWaitWords(wait())).toBe(
      "The refund will be processed right away, and you’ll no longer be able to undo the inspection.",
    );
    expect(endWaitWords(wait({ amount: "0", can_undo: false }))).toBe(
      "The inspection will take effect right away. You can’t undo this.",
    );
  });
});
