"use client";

import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { t } from "@/messages/dashboard/personal-data";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { useTRPC } from "../browser/trpc";
import { FailedCall } from "../controls/failed-call";
import { listWords } from "../controls/list-words";
import { TextField } from "../controls/text-field";
import { SettingBlock } from "../settings/controls/setting-block";
import { countWords, isAnything } from "./count-words";
import { EraseDialog } from "./erase-dialog";
import type { FoundShopper } from "./types";

/** Handles a request of one person: shows the data stored, and exports or erases it. */
export function ShopperSection() {
  const trpc = useTRPC();
  const [email, setEmail] = useState("");
  const [isErasing, setErasing] = useState(false);
  const find = useMutation(trpc.findShopper.mutationOptions());
  const asked = find.variables?.email ?? "";
  return (
    <div className="mt-4">
      <SettingBlock title={t("shopperSection.title")} about={t("shopperSection.about")}>
        <form
          className="gap-2 grid-cols-[minmax(0,1fr)_auto] items-end grid max-md:[&>button]:h-11"
          onSubmit={(event) => {
            event.preventDefault();
            if (!find.isPending && email.trim() !== "") find.mutate({ email: email.trim() });
          }}
        >
          <TextField label={t("shopperSection.email")} value={email} onChange={setEmail} maxLength={254} />
          <Button isLive type="submit" disabled={find.isPending || email.trim() === ""}>
            {find.isPending ? t("shopperSection.searching") : t("shopperSection.find")}
          </Button>
        </form>
        <FailedCall error={find.error} />
        {find.data ? <Kept email={asked} found={find.data} onErase={() => setErasing(true)} /> : null}
      </SettingBlock>
      {isErasing && find.data ? (
        <EraseDialog
          email={asked}
          counts={find.data.counts}
          onErased={() => {
            find.reset();
            setEmail("");
          }}
          onClose={() => setErasing(false)}
        />
      ) : null}
    </div>
  );
}

function Kept({ email, found, onErase }: { email: string; found: FoundShopper; onErase: () => void }) {
  const strong = (text: ReactNode) => <strong className="font-semibold wrap-anywhere">{text}</strong>;
  if (!isAnything(found.counts)) return <p role="status">{t.rich("shopperSection.notFound", { email, b: strong })}</p>;
  return (
    <div className="grid gap-4">
      <p role="status">{t.rich("shopperSection.found", { email, counts: countWords(found.counts), b: strong })}</p>
      {found.under_way.length > 0 ? (
        <Notice as="p" tone="hold">
          {t("shopperSection.open", { count: found.under_way.length, returns: listWords(found.under_way) })}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {/* A separate form, because the file is streamed and can hold any number of photos. */}
        <form method="post" action="/dashboard/settings/personal-data/export">
          <input type="hidden" name="email" value={email} />
          <Button type="submit">{t("shopperSection.export")}</Button>
        </form>
        <Button isLive kind="danger" aria-haspopup="dialog" disabled={found.under_way.length > 0} onClick={onErase}>
          {t("shopperSection.eraseShopper")}
        </Button>
      </div>
      <p className="text-ink-2">{t("shopperSection.exportContains")}</p>
    </div>
  );
}
