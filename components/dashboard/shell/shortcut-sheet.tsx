"use client";

import { Keyboard, X } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/button";
import { DIALOG } from "../../ui/dialog";
import { Tick } from "../../ui/input";
import { Kbd, Key } from "../../ui/key";
import { Table } from "../../ui/table";
import { isTyping, switchSingleKeys } from "../browser/is-typing";
import { useKeys } from "../browser/use-keys";
import { useSingleKeys } from "../browser/use-single-keys";

const SHORTCUTS = [
  ["Ctrl K", "Go to a page, find a return, do something"],
  ["/", "Find a return"],
  ["J K", "Next and previous row"],
  ["Enter O", "Open the row"],
  ["Space", "Preview (A to approve)"],
  ["X", "Select the row"],
  ["F E", "Filter the list, export it"],
  ["1 … 8", "Views of the list"],
  ["A D", "A return that waits: approve it, refuse it"],
  ["C", "Submit inspection"],
  ["R", "Mark as refunded"],
  ["N", "Write a note"],
  ["G T", "To the timeline of the return"],
  ["[ ]", "Previous and next return of the list"],
  ["T H", "Problems: retry, resolve manually"],
  ["X M S", "Tasks: select a restock, mark as done, not needed"],
  ["A D M", "While units are checked: approve, decline, missing"],
  ["Z", "Undo what was just done, while that is offered; Ctrl Z does in every list of choices, too"],
  ["Esc", "Clear the search, close"],
  ["?", "Show this list"],
] as const;

/** What the keyboard can do; opened with `?`. Holds the keys that work on every page. */
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
        <span className="max-md:sr-only">Shortcuts</span>
        <Key>?</Key>
      </Button>
      <dialog ref={sheet} id="shortcut-sheet" className={DIALOG} aria-labelledby="shortcuts">
        <div className="mb-3 flex items-center justify-between">
          <h2 id="shortcuts" className="text-h2 font-semibold">
            Shortcuts
          </h2>
          <form method="dialog">
            <Button kind="bare" size="small" isSquare type="submit">
              <X aria-hidden="true" />
              <span className="sr-only">Close</span>
            </Button>
          </form>
        </div>
        <Table isPlain caption="Keys and what they do">
          <tbody>
            {SHORTCUTS.map(([keys, act]) => (
              <tr key={keys}>
                <th scope="row" className="w-28">
                  <span className="flex gap-1">
                    {keys.split(" ").map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </span>
                </th>
                <td className="whitespace-normal!">{act}</td>
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
      Keyboard shortcuts in this browser
    </label>
  );
}
