import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { stationReader } from "@/messages/station";
import { ReaderProvider } from "./reader";
import { Code, Listed, Sub } from "./text";

const drawn = (language: "en" | "ar", children: React.ReactNode): string =>
  renderToStaticMarkup(<ReaderProvider reader={stationReader(language)}>{children}</ReaderProvider>);

it("sets the parts of a line apart as the reader's language does it, without those that are empty", () => {
  const line = <Listed parts={["M", "", <b key="unit">2</b>, null]} />;
  expect(drawn("en", line)).toBe("M, <b>2</b>");
  expect(drawn("ar", line)).toBe("\u2068M\u2069، <b>2</b>");
});

it("lets codes run from left to right in every language: where one is cut, its beginning stays", () => {
  expect(drawn("ar", <Code>RT-9P4M-6XHE</Code>)).toContain('dir="ltr"');
  expect(
    drawn(
      "ar",
      <Sub isCut isCode>
        SKU-1
      </Sub>,
    ),
  ).toContain('dir="ltr"');
  expect(drawn("ar", <Sub isCut>قميص</Sub>)).not.toContain("dir=");
});
