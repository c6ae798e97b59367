import type { ReactNode } from "react";
import { useFormStatus } from "react-dom";
import { buttonStyle } from "../ui/button";

type SubmitButtonProps = {
  label: string;
  pending: string;
  /** Set when it doesn't look like the main button. */
  className?: string | undefined;
  icon?: ReactNode;
  name?: string;
  value?: string;
  /** For forms submitted from code; others get it from React. */
  isPending?: boolean;
};

/** Keeps its place and focus while the server works; a second press has no effect. */
export function SubmitButton({ label, pending, className, icon, name, value, isPending }: SubmitButtonProps) {
  const { pending: isFormPending } = useFormStatus();
  const isBusy = isPending ?? isFormPending;
  return (
    <button
      type="submit"
      className={className ?? buttonStyle()}
      name={name}
      value={value}
      aria-disabled={isBusy || undefined}
    >
      {icon}
      {isBusy ? pending : label}
    </button>
  );
}
