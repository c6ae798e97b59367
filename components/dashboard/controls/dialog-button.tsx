import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button";

type DialogButtonProps = {
  /** The question; it is there only while it is asked. */
  ask: (onClose: () => void) => ReactNode;
  kind?: "main" | "danger" | undefined;
  isSmall?: boolean;
  /** The single key that asks it, where the row is in focus. */
  actKey?: string | undefined;
  /** The single key that asks it on the whole page. */
  pageKey?: string | undefined;
  children: ReactNode;
};

/** A button, and the question behind it. */
export function DialogButton({ ask, children, ...looks }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        isLive
        kind={looks.kind}
        size={looks.isSmall ? "small" : undefined}
        data-act={looks.actKey}
        data-key={looks.pageKey}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {isOpen ? ask(() => setOpen(false)) : null}
    </>
  );
}
