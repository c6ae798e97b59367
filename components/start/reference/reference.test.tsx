import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { readApiReference } from "@/app/(start)/docs/read-documentation";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { callSamples } from "@/contract/reference/call-samples";
import { readReference } from "@/contract/reference/read-reference";
import { PROBLEMS, type ProblemReason, problemFragment } from "@/contract/vocabulary/problem";
import { WEBHOOK_EVENTS } from "@/contract/vocabulary/webhook-event";
import { ReferenceIndex } from "./reference-index";
import { ReferencePageView } from "./reference-page";
import { type Asked, refusalOf } from "./send-call";

const reference = readApiReference();
const pages = new Map(
  reference.pages.map((page) => [
    page.id,
    renderToStaticMarkup(<ReferencePageView page={page} reference={reference} />),
  ]),
);
const htmlOf = (id: string): string => pages.get(id) ?? "";

describe("the API reference", () => {
  test("matches the committed document, with a page for every operation and webhook", () => {
    expect(readReference(JSON.parse(readFileSync("openapi.json", "utf8")))).toEqual(reference);
    const ids = [...PUBLIC_OPERATIONS.map(({ id }) => id), ...WEBHOOK_EVENTS];
    expect([...pages.keys()].toSorted()).toEqual(ids.toSorted());
    const index = renderToStaticMarkup(<ReferenceIndex reference={reference} />);
    for (const id of ids) expect(index).toContain(`href="/docs/api/${id}"`);
  });

  test.each(PUBLIC_OPERATIONS.map(({ id }) => id))("the page of %s names every path and the scope", (id) => {
    const operation = PUBLIC_OPERATIONS.find((one) => one.id === id);
    for (const { method, path } of operation?.endpoints ?? []) {
      expect(htmlOf(id)).toContain(method);
      expect(htmlOf(id)).toContain(path);
    }
    expect(htmlOf(id)).toContain(`<code>${operation?.scope}</code>`);
  });

  test.each([...pages.keys()])("the page of %s has no script, and each of its links has a target", (id) => {
    const html = htmlOf(id);
    expect(html).not.toMatch(/<script| style=| on\w+=/);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, anchor]) => anchor);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, anchor] of html.matchAll(/ href="#([^"]*)"/g)) expect(ids).toContain(anchor);
    const reasons = Object.keys(PROBLEMS).map((reason) => problemFragment(reason as ProblemReason));
    for (const [, fragment = ""] of html.matchAll(/href="\/docs\/errors#([^"]*)"/g))
      expect(reasons).toContain(fragment);
  });

  test("every operation has the same call in four languages", () => {
    for (const page of reference.pages.filter(({ address }) => address !== null)) {
      const samples = callSamples(page);
      expect(samples.map(({ language }) => language)).toEqual(["sh", "ts", "python", "php"]);
      for (const { code } of samples) expect(code, page.id).not.toContain("undefined");
    }
  });

  test("samples format values for each language", () => {
    const page = reference.pages.find(({ id }) => id === "reviewProcess");
    if (page === undefined) throw new Error("reviewProcess is missing");
    const example = { process_id: "it's", ok: true, none: null, empty: {} };
    const [body] = page.bodies;
    if (body === undefined) throw new Error("reviewProcess has no body");
    const [sh, ts, python, php] = callSamples({ ...page, bodies: [{ ...body, example }] }).map(({ code }) => code);
    expect(sh).toContain(`"it'\\''s"`);
    expect(ts).toContain('"none": null');
    expect(python).toContain('"ok": True');
    expect(python).toContain('"none": None');
    expect(php).toContain(`'process_id' => 'it\\'s'`);
  });
});

describe("a call from the reference", () => {
  const asked: Asked = {
    ...{ method: "POST", address: "/v1/ops/update_lkss", key: "svc_test_x" },
    ...{ contentType: "application/json", body: "{}" },
  };
  const refused = (changes: Partial<Asked>) => refusalOf({ ...asked, ...changes }, "https://returns.example");

  test("is sent with a test key, or with any key if it only reads", () => {
    expect(refused({})).toBeNull();
    expect(refused({ method: "GET", key: "svc_live_x", contentType: null })).toBeNull();
  });

  test.each([
    ["no key", { key: "" }, "Paste an API key"],
    ["a live key that writes", { key: "svc_live_x" }, "test store"],
    ["a shopper's token that writes", { key: "ct_x" }, "test store"],
    ["another origin", { address: "https://elsewhere.example/v1" }, "path of this installation"],
    ["another origin without a scheme", { address: "//elsewhere.example/v1" }, "path of this installation"],
    ["a name that was not replaced", { address: "/v1/processes/{process_id}" }, "{name}"],
    ["a body that is no JSON", { body: "{" }, "JSON"],
  ])("is rejected with %s", (_, changes, words) => {
    expect(refused(changes)).toContain(words);
  });
});
