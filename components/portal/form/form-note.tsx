import type { FormState } from "./form-state";

/** What the amount beside it leaves out. Always there, so that it is read out when it comes. */
export const FormNote = ({ state }: { state: FormState }) => (
  <p className="note" role="status">
    {state.note}
  </p>
);
