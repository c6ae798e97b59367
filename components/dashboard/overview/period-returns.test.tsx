import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PeriodReturns } from "./period-returns";

const said = (now: number, before: number): string =>
  renderToStaticMarkup(<PeriodReturns now={now} before={before} days={30} />).replaceAll(/<[^>]*>/g, "");

test.each([
  [0, 0, "0 returns, no change vs previous 30 days"],
  [1, 0, "1 return, +1 vs previous 30 days"],
  [2, 5, "2 returns, −3 vs previous 30 days"],
  [1_200, 1, "1,200 returns, +1,199 vs previous 30 days"],
])("describes %i returns after %i in a sentence", (now, before, words) => {
  expect(said(now, before)).toBe(words);
});
