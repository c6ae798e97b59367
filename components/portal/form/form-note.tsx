import type { FormState } from "../ui/form-state";

/** What the amount beside it leaves out. Always there, so that it is read out when it comes. */
export const FormNote = ({ state }: { state: FormState }) => (
  <p className="text-ui text-ink-2 not-empty:mt-2 lg:not-empty:mx-4 lg:not-empty:mb-3" role="status">
    {state.note}
  </p>
);
