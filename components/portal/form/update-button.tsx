import { Button } from "../ui/button";
import { INTENT_FIELD } from "./intent-field";

/** Recalculates the choices without scripts. */
export const UpdateButton = ({ label, value }: { label: string; value: string }) => (
  <Button
    type="submit"
    look="quiet"
    className="mt-3 w-full scripted:hidden lg:mx-4 lg:mt-0 lg:mb-4 lg:w-[calc(100%-32px)]"
    name={INTENT_FIELD}
    value={value}
  >
    {label}
  </Button>
);
