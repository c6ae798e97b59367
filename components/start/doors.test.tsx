import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Doors } from "./doors";

test("the demo portal is offered only where one exists", () => {
  expect(renderToStaticMarkup(<Doors hasDemo />)).toContain('href="/r/demo"');
  const html = renderToStaticMarkup(<Doors hasDemo={false} />);
  expect(html).not.toContain("demo");
  expect(html).toContain('href="/dashboard"');
});
