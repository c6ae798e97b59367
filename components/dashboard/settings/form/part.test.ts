import { expect, test } from "vitest";
import { isWithin, reportAt } from "../../controls/field-reports";
import { partOf } from "./part";

const violations = [{ field: "countries[1]", description: "must be a country" }];
const part = partOf({
  ...{ path: "", value: { countries: ["NL", "NOWHERE"], country: "" }, change: () => {} },
  errorAt: (path, reach) =>
    violations.find(({ field }) => (reach === "within" ? isWithin(field, path) : field === path))?.description,
});

test("a control shows the errors of everything in its value", () => {
  expect(part.bind("countries").error).toBe("must be a country");
  expect(part.bind("country").error).toBeUndefined();
  expect(part.error("countries")).toBeUndefined();
  expect(part.error("countries[1]")).toBe("must be a country");
});

test("a message links to the innermost field on screen", () => {
  const field = (path: string) => ({ id: path, path, label: path, error: undefined });
  const reports = [field("reasons"), field("reasons[0].labels"), field("reasons[0].labels.de"), field("reasons[10]")];
  expect(reportAt(reports, "reasons[0].labels.de")?.path).toBe("reasons[0].labels.de");
  expect(reportAt(reports, "reasons[0].labels.fr")?.path).toBe("reasons[0].labels");
  expect(reportAt(reports, "reasons[1].name")?.path).toBe("reasons");
  expect(reportAt(reports, "reason")).toBeUndefined();
});
