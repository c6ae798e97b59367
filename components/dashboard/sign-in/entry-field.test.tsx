import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { EntryField, EntrySelect } from "./entry-field";

const OPTIONS = [
  ["DE", "Germany"],
  ["DK", "Denmark"],
] as const;

describe("a field of a form before the dashboard", () => {
  test("says what is wrong with it below it, and is described by that", () => {
    const field = renderToStaticMarkup(<EntryField label="City" name="city" error="Enter the city." />);
    expect(field).toMatch(/<input[^>]*aria-invalid="true"/);
    expect(field).toMatch(/<input[^>]*aria-describedby="city-error"/);
    expect(field).toMatch(/<p[^>]*id="city-error"[^>]*>Enter the city\.</);
  });

  test("says the same where it is one of a list, whose choice stays", () => {
    const field = renderToStaticMarkup(
      <EntrySelect
        label="Country"
        name="country"
        options={OPTIONS}
        start="DK"
        onChoose={() => {}}
        error="Choose one."
      />,
    );
    expect(field).toMatch(/<select[^>]*aria-describedby="country-error"/);
    expect(field).toMatch(/<p[^>]*id="country-error"[^>]*>Choose one\.</);
    expect(field).toMatch(/<option value="DK" selected="">/);
  });

  test("is described by the refusal above the form where that is about it, and by nothing where nothing is wrong", () => {
    expect(renderToStaticMarkup(<EntryField label="Email" name="email" isRefused />)).toContain(
      'aria-describedby="refused"',
    );
    expect(renderToStaticMarkup(<EntryField label="Email" name="email" />)).not.toMatch(
      /aria-(?:invalid|describedby)=/,
    );
  });
});
