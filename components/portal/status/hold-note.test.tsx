import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { portalText } from "@/messages/portal";
import { tracking } from "@/test/portal-scene";
import type { Reader } from "../reader";
import { HoldNote } from "./hold-note";

const reader = { t: portalText("en"), locale: "en", timeZone: "Europe/Berlin" } as unknown as Reader;
const told = (captured: string, cause: "NOT_SENT" | "REJECTED") => {
  const hold = {
    ...{ payment_id: "pi_1", amount: "8990", captured, state: "CAPTURED", cause },
    released_on: "COLLECTED",
  };
  return renderToStaticMarkup(<HoldNote tracking={tracking({ hold })} store="Kiosk" reader={reader} />);
};

it("says that the remainder of a hold is released, if there is one", () => {
  expect(told("4495", "REJECTED")).toContain("We’ve released the rest.");
  expect(told("8990", "REJECTED")).not.toContain("rest");
  expect(told("8990", "NOT_SENT")).not.toContain("rest");
});
