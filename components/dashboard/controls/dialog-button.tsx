import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../../ui/button";

type DialogButtonProps = Omit<ComponentProps<typeof Button>, "onClick"> & {
  /** Renders the dialog while it is open. */
  ask: (onClose: () => void) => ReactNode;
  isSmall?: boolean;
  /** Shortcut that opens the dialog while its row has the focus. */
  actKey?: string | undefined;
  /** Shortcut that opens the dialog anywhere on the page. */
  pageKey?: string | undefined;
};

/** A button that opens a dialog. */
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
