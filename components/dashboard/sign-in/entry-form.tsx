import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../ui/button";

type EntryFormProps = {
  action: (form: FormData) => void;
  isPending: boolean;
  /** On the button, and while it is being done. */
  confirm: string;
  doing: string;
  /** What travels unseen. */
  hidden?: Readonly<Record<string, string>>;
  /** The fields, one below the other. */
  children: ReactNode;
  /** Other ways, below the button. */
  others?: ReactNode;
  /** The field to go on with after a refusal; without it the first that is wrong. */
  goesOnAt?: string;
};

/** A form of whoever is not in yet. A plain one: it also works before and without script. */
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
    place.current?.querySelector<HTMLElement>(`[aria-invalid="true"]${which}`)?.focus();
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
