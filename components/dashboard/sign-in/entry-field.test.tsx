import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { EntryField, EntrySelect } from "./entry-field";

const OPTIONS = [
  ["DE", "Germany"],
  ["DK", "Denmark"],
] as const;

describe("a field of a form for signed-out people", () => {
  test("shows its error below, as its description", () => {
    const field = renderToStaticMarkup(<EntryField label="City" name="city" error="Enter the city." />);
    expect(field).toMatch(/<input[^>]*aria-invalid="true"/);
    expect(field).toMatch(/<input[^>]*aria-describedby="city-error"/);
    expect(field).toMatch(/<p[^>]*id="city-error"[^>]*>Enter the city\.</);
  });

  test("shows its error below a select, which keeps its value", () => {
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

  test("is described by the form's error if that concerns it, and by nothing if there is no error", () => {
    expect(renderToStaticMarkup(<EntryField label="Email" name="email" isRefused />)).toContain(
      'aria-describedby="refused"',
    );
    expect(renderToStaticMarkup(<EntryField label="Email" name="email" />)).not.toMatch(
      /aria-(?:invalid|describedby)=/,
    );
  });
});
