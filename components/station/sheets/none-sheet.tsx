import type { ReactNode } from "react";
import { ActButton, Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { useText } from "../ui/reader";
import { Code } from "../ui/text";
import type { Station } from "../work/station";
import { beginUnannounced } from "../work/unannounced";
import { SearchField } from "./search-field";
import { SheetActs, SheetFrame, SheetText } from "./sheet-frame";

type NoneSheetProps = { station: Station; code: string; isOffline: boolean; onClose: () => void };

/** No match for the typed text: search for something else, or register the parcel. */
export function NoneSheet({ station, code, isOffline, onClose }: NoneSheetProps) {
  const t = useText();
  return (
    <UnknownParcel
      {...{ station, code, isOffline, onClose }}
      acts={
        <>
          <Button onClick={onClose}>
            <Key>Esc</Key>
            {t("common.close")}
          </Button>
          <ActButton act="REGISTER" kind="main" data-first onClick={() => beginUnannounced(station, code)}>
            {t("common.registerParcel")}
          </ActButton>
        </>
      }
    />
  );
}

/** What to try with the label of an unknown parcel. */
export function UnknownParcel({ acts, ...props }: NoneSheetProps & { acts: ReactNode }) {
  const t = useText();
  const { station, code, isOffline, onClose } = props;
  return (
    <SheetFrame title={isOffline ? t("none.notStored") : t("none.notFound")} tone="hold" onClose={onClose}>
      <SheetText>
        <Code className="wrap-anywhere text-ink">{code}</Code>
      </SheetText>
      <SheetText>{isOffline ? t("none.offline") : t("none.words")}</SheetText>
      <SearchField station={station} isFirst={false} />
      <SheetActs>{acts}</SheetActs>
    </SheetFrame>
  );
}
