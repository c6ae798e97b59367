import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BlankList } from "./blank-list";

const titleOf = (hasFoundOthers: boolean, isFiltered = false) =>
  /<h2[^>]*>(.*?)<\/h2>/.exec(
    renderToStaticMarkup(
      <BlankList
        query="S1001"
        hasFoundOthers={hasFoundOthers}
        isFiltered={isFiltered}
        chips={[]}
        currency="EUR"
        viewWord="All"
        isAll
        portalSlug={null}
      />,
    ),
  )?.[1];

test("doesn't say that nothing matches if the search found orders or customers", () => {
  expect(titleOf(true)).toBe("No returns match “S1001”");
  expect(titleOf(false)).toBe("Nothing matches “S1001”");
  expect(titleOf(true, true)).toBe("No returns match “S1001” and these filters");
});
