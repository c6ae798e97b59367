import type { FormState } from "../ui/form-state";

/** What the amount beside it excludes. Always rendered, so that a change is announced. */
export const FormNote = ({ state }: { state: FormState }) => (
  <p className="text-ui text-ink-2 not-empty:mt-2 lg:not-empty:mx-4 lg:not-empty:mb-3" role="status">
    {state.note}
  </p>
);
