import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../ui/button";
import { REFUSAL_ID } from "./sign-in-frame";

type EntryFormProps = {
  action: (form: FormData) => void;
  isPending: boolean;
  /** Labels of the submit button, before and during submission. */
  confirm: string;
  doing: string;
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  /** The fields, stacked. */
  children: ReactNode;
  /** Alternative actions below the button. */
  others?: ReactNode;
  /** The field to focus after an error; defaults to the first invalid one, or else the error itself. */
  goesOnAt?: string;
};

/** A form for people who aren't signed in. A plain form that also works without scripts. */
export function EntryForm({
  action,
  isPending,
  confirm,
  doing,
  hidden = {},
  children,
  others,
  goesOnAt,
}: EntryFormProps) {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isPending) return;
    const which = goesOnAt === undefined ? "" : `[name="${goesOnAt}"]`;
    const field = place.current?.querySelector<HTMLElement>(`[aria-invalid="true"]${which}`);
    // The pressed button was disabled meanwhile, so the focus would be lost.
    (field ?? document.getElementById(REFUSAL_ID))?.focus();
  }, [isPending, goesOnAt]);
  return (
    <form ref={place} action={action} className="mt-6 grid gap-4">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button size="large" className="mt-2" kind="main" type="submit" disabled={isPending}>
        {isPending ? doing : confirm}
      </Button>
      {others}
    </form>
  );
}
