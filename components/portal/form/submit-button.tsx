"use client";

import { useFormStatus } from "react-dom";

type SubmitButtonProps = {
  label: string;
  pending: string;
  className?: string;
  name?: string;
  value?: string;
  /** For forms that send by hand; others know it from React. */
  isPending?: boolean;
};

/** Stays in place and in focus while the server works; a second press changes nothing there. */
export function SubmitButton({ label, pending, className = "btn", name, value, isPending }: SubmitButtonProps) {
  const { pending: isFormPending } = useFormStatus();
  const isBusy = isPending ?? isFormPending;
  return (
    <button type="submit" className={className} name={name} value={value} aria-disabled={isBusy || undefined}>
      {isBusy ? `${pending}…` : label}
    </button>
  );
}
