import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { stationReader } from "@/messages/station";
import { ReaderProvider } from "./reader";
import { Code, Listed, Sub } from "./text";

const drawn = (language: "en" | "ar", children: React.ReactNode): string =>
  renderToStaticMarkup(<ReaderProvider reader={stationReader(language)}>{children}</ReaderProvider>);

it("separates the parts of a line by the reader's language, omitting empty ones", () => {
  const line = <Listed parts={["M", "", <b key="unit">2</b>, null]} />;
  expect(drawn("en", line)).toBe("M, <b>2</b>");
  expect(drawn("ar", line)).toBe("\u2068M\u2069، <b>2</b>");
});

it("runs codes from left to right in every language, truncated at the end", () => {
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
