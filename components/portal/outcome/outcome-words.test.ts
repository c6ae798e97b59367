import { expect, test } from "vitest";
import { portalText } from "@/messages/portal";
import { whenText } from "./outcome-words";

const when = (language: "en" | "de", days: [number, number], timing: "ON_START" | "ON_REVIEW" = "ON_REVIEW") =>
  whenText(portalText(language), "moment", { timing, min_days: days[0], max_days: days[1] });

test("the duration is shown as a range, a maximum, or a number of days", () => {
  expect(when("en", [3, 5])).toBe("3–5 days after the inspection");
  expect(when("en", [0, 5])).toBe("Within 5 days of the inspection");
  expect(when("en", [1, 1])).toBe("1 day after the inspection");
  expect(when("en", [0, 0])).toBe("After the inspection");
  expect(when("en", [2, 2], "ON_START")).toBe("In 2 days");
  expect(when("de", [0, 1])).toBe("Innerhalb von 1 Tag nach der Prüfung");
});

test("the consequence of a confirmation is a complete sentence in each language", () => {
  const days = { timing: "ON_REVIEW", min_days: 3, max_days: 5 } as const;
  expect(whenText(portalText("en"), "consequence", days)).toBe(
    "You’ll get your refund 3–5 days after we’ve checked the items.",
  );
  expect(whenText(portalText("fr"), "consequence", days)).toBe(
    "Vous recevrez votre remboursement 3 à 5 jours après le contrôle des articles.",
  );
});
