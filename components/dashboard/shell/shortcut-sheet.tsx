"use client";

import { Keyboard, X } from "lucide-react";
import { useRef } from "react";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/shell";
import { Button } from "../../ui/button";
import { DIALOG } from "../../ui/dialog";
import { Tick } from "../../ui/input";
import { Kbd, Key } from "../../ui/key";
import { Table } from "../../ui/table";
import { isTyping, switchSingleKeys } from "../browser/is-typing";
import { useKeys } from "../browser/use-keys";
import { useSingleKeys } from "../browser/use-single-keys";

const SHORTCUTS = [
  { keys: ["Ctrl", "K"], act: "palette" },
  { keys: ["/"], act: "find" },
  { keys: ["J", "K"], act: "rows" },
  { keys: ["Enter", "O"], act: "open" },
  { keys: ["Space"], act: "preview" },
  { keys: ["X"], act: "select" },
  { keys: ["F", "E"], act: "filter" },
  { keys: ["1", "…", "8"], act: "views" },
  { keys: ["A", "D"], act: "decide" },
  { keys: ["C"], act: "inspect" },
  { keys: ["R"], act: "refund" },
  { keys: ["N"], act: "note" },
  { keys: ["G", "T"], act: "timeline" },
  { keys: ["[", "]"], act: "neighbors" },
  { keys: ["T", "H"], act: "problems" },
  { keys: ["X", "M", "S"], act: "tasks" },
  { keys: ["A", "D", "M"], act: "units" },
  { keys: ["Z"], act: "undo" },
  { keys: ["Esc"], act: "clear" },
  { keys: ["?"], act: "show" },
] as const;

/** The list of shortcuts, opened with `?`. Also handles the shortcuts that work on every page. */
export function ShortcutSheet() {
  const sheet = useRef<HTMLDialogElement>(null);
  useKeys((event) => {
    if (isTyping(event)) return;
    if (event.key === "/") {
      event.preventDefault();
      document.getElementById("find")?.focus();
    }
    if (event.key === "?") sheet.current?.showModal();
  });
  return (
    <>
      <Button isLive kind="bare" size="small" onClick={() => sheet.current?.showModal()}>
        <Keyboard aria-hidden="true" />
        <span className="max-md:sr-only">{t("shortcutSheet.title")}</span>
        <Key>?</Key>
      </Button>
      <dialog ref={sheet} id="shortcut-sheet" className={DIALOG} aria-labelledby="shortcuts">
        <div className="mb-3 flex items-center justify-between">
          <h2 id="shortcuts" className="text-h2 font-semibold">
            {t("shortcutSheet.title")}
          </h2>
          <form method="dialog">
            <Button kind="bare" size="small" isSquare type="submit">
              <X aria-hidden="true" />
              <span className="sr-only">{common("close")}</span>
            </Button>
          </form>
        </div>
        <Table isPlain caption={t("shortcutSheet.caption")}>
          <tbody>
            {SHORTCUTS.map(({ keys, act }) => (
              <tr key={act}>
                <th scope="row" className="w-28">
                  <span className="flex gap-1">
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </span>
                </th>
                <td className="whitespace-normal!">{t(`shortcuts.${act}`)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <KeySwitch />
      </dialog>
    </>
  );
}

function KeySwitch() {
  const isOn = useSingleKeys();
  return (
    <label className="mt-4 flex w-fit items-center gap-2">
      <Tick checked={isOn} onChange={(event) => switchSingleKeys(event.currentTarget.checked)} />
      {t("shortcutSheet.inThisBrowser")}
    </label>
  );
}
