import { TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { Mark } from "../../../ui/mark";
import { useSettled } from "../../browser/use-settled";
import { TextField } from "../../controls/text-field";

type PictureSettingProps = {
  label: string;
  hint?: string;
  /** What is seen where no picture comes. */
  otherwise: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/**
 * The address of a picture, tried out here: what this browser does not get, or does not know as a picture, no shopper's
 * browser shows. It can be saved nevertheless, because it may come later.
 */
export function PictureSetting({ label, hint, otherwise, value, onChange, error }: PictureSettingProps) {
  const isNone = useIsNoPicture(error ? "" : value.trim());
  return (
    <div>
      <TextField label={label} hint={hint} inputMode="url" isMono {...{ value, onChange, error }} />
      <div aria-live="polite">
        {isNone ? (
          <Mark as="p" tone="hold">
            <TriangleAlert aria-hidden="true" />
            {/^http:/i.test(value) ? "Pictures are shown from https:// alone." : "No picture comes from this address."}{" "}
            {otherwise}
          </Mark>
        ) : null}
      </div>
    </div>
  );
}

/** Whether no picture comes from there; false while nothing is known. */
function useIsNoPicture(address: string): boolean {
  const tried = useSettled(address);
  const [none, setNone] = useState("");
  useEffect(() => {
    if (tried === "") return;
    const picture = new Image();
    picture.onload = () => setNone("");
    picture.onerror = () => setNone(tried);
    picture.src = tried;
    return () => {
      picture.onload = picture.onerror = null;
    };
  }, [tried]);
  return none !== "" && none === address;
}
