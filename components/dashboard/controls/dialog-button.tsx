import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../../ui/button";

type DialogButtonProps = Omit<ComponentProps<typeof Button>, "onClick"> & {
  /** The question; it is there only while it is asked. */
  ask: (onClose: () => void) => ReactNode;
  isSmall?: boolean;
  /** The single key that asks it, where the row is in focus. */
  actKey?: string | undefined;
  /** The single key that asks it on the whole page. */
  pageKey?: string | undefined;
};

/** A button, and the question behind it. */
export function DialogButton({ ask, isSmall, actKey, pageKey, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        isLive
        size={isSmall ? "small" : undefined}
        data-act={actKey}
        data-key={pageKey}
        {...button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen ? ask(() => setOpen(false)) : null}
    </>
  );
}
