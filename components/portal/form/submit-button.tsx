"use client";

import { useFormStatus } from "react-dom";

type SubmitButtonProps = { label: string; pending: string; className?: string; name?: string; value?: string };

/** Stays in place and in focus while the server works; a second press changes nothing there. */
export function SubmitButton({ label, pending, className = "btn", name, value }: SubmitButtonProps) {
  const isPending = useFormStatus().pending;
  return (
    <button type="submit" className={className} name={name} value={value} aria-disabled={isPending || undefined}>
      {isPending ? `${pending}…` : label}
    </button>
  );
}
