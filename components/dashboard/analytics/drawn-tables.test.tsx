import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { InspectionTable } from "./inspection-table";
import { StepBars } from "./step-bars";
import type { Figures } from "./types";

test("shows steps under a minute as zero with an empty bar, and uses the singular for one return", () => {
  const html = renderToStaticMarkup(
    <StepBars
      steps={[
        { step: "HANDED_OVER", returns: 1, hours: 0.002, hours_before: null },
        { step: "ARRIVED", returns: 2, hours: 0.012, hours_before: null },
        { step: "CHECKED", returns: 0, hours: null, hours_before: null },
        { step: "PAID_BACK", returns: 1_200, hours: 2, hours_before: null },
      ]}
    />,
  );
  expect([...html.matchAll(/<rect width="([^"]*)"/g)].map(([, width]) => width)).toEqual(["0", "0", "0", "100"]);
  expect([...html.matchAll(/data-n="true">([^<]*)/g)].map(([, words]) => words)).toEqual([
    "0 min",
    "0 min",
    "–",
    "2 h",
  ]);
  expect(html).toContain("shopper, 1 return<");
  expect(html).toContain("your team, 1,200 returns<");
});

test("says how many kept units a rate of requested units excludes", () => {
  const figures = { units: 59, received_units: 36, inspected_units: 36, kept_units: 3 };
  const html = (own: Partial<Figures>) => {
    const now = { ...figures, declined_units: 0, missing_units: 0, ...own } as Figures;
    return renderToStaticMarkup(<InspectionTable now={now} before={{ ...now, units: 0, kept_units: 0 }} />);
  };
  expect(html({})).toContain("64.3%");
  expect(html({})).toContain("of requested, excluding 3 kept");
  expect(html({})).toContain("3 kept by shoppers");
  expect(html({ kept_units: 0 })).toContain("of requested<");
  expect(html({ kept_units: 0 })).not.toContain("kept");
});
