import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import ErrorsPage from "@/app/(start)/docs/errors/page";
import { PROBLEM_PAGE, PROBLEMS, type ProblemReason } from "@/contract/vocabulary/problem";
import { PROBLEM_GUIDE } from "@/contract/vocabulary/problem-guide";
import { Problem, problemBody } from "@/server/kernel/problem";
import { ErrorReference } from "./error-reference";

const REASONS = Object.keys(PROBLEMS) as ProblemReason[];
const html = renderToStaticMarkup(<ErrorReference />);

test.each(REASONS)("the URL in `type` of %s leads to its entry on the page", (reason) => {
  const { type } = problemBody(new Problem(reason, "Whatever."), "req_x", "/v1");
  const [path, fragment = ""] = type.split("#");
  expect(path).toBe(PROBLEM_PAGE);
  expect(html.split(`id="${fragment}"`)).toHaveLength(2);
});

test.each(REASONS)("the entry of %s has meaning, remedy, status and code", (reason) => {
  const entry = html.split("<section ").find((section) => section.startsWith(`id="${reason.toLowerCase()}"`)) ?? "";
  const asHtml = (text: string) => renderToStaticMarkup(text);
  const { meaning, remedy, example } = PROBLEM_GUIDE[reason];
  for (const text of [meaning, remedy, example.request]) expect(entry).toContain(asHtml(text));
  expect(entry).toContain(`<dd>${PROBLEMS[reason].status}</dd>`);
  expect(entry).toContain(`<dd>${PROBLEMS[reason].code}</dd>`);
  expect(entry).toContain(asHtml(JSON.stringify(example.detail)));
});

test("the page is at its URL and needs no script", () => {
  const page = renderToStaticMarkup(<ErrorsPage />);
  expect(page).toContain(html);
  expect(page).not.toContain("<script");
});
