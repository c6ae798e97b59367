"use client";

import { Plus } from "lucide-react";
import { t } from "@/messages/dashboard/keys";
import { PageHead } from "../../ui/page";
import { linkStyle } from "../../ui/text-link";
import { DialogButton } from "../controls/dialog-button";
import { Blank } from "../returns/blank-list";
import { CreateKeyDialog } from "./create-key-dialog";
import { FirstCall } from "./first-call";
import { KeysTable } from "./keys-table";
import type { ApiKey, StoreName } from "./types";

type KeysSectionProps = {
  keys: readonly ApiKey[];
  stores: readonly StoreName[];
  /** The base URL of this installation. */
  baseUrl: string;
  now: string;
  timeZone: string;
};

/** Active keys, then expired and revoked ones, and a button to create another. */
export function KeysSection({ keys, baseUrl, ...rest }: KeysSectionProps) {
  const isLive = ({ revoked_at, expires_at }: ApiKey) => revoked_at === null && (expires_at ?? "9") > rest.now;
  const [live, ended] = [keys.filter(isLive), keys.filter((key) => !isLive(key))];
  return (
    <>
      <PageHead title={t("keysSection.title")}>
        <DialogButton kind="main" ask={(onClose) => <CreateKeyDialog stores={rest.stores} onClose={onClose} />}>
          <Plus aria-hidden="true" />
          {t("keysSection.create")}
        </DialogButton>
      </PageHead>
      {live.length === 0 ? (
        <Blank title={ended.length === 0 ? t("keysSection.noKeys") : t("keysSection.noActiveKeys")}>
          <p>{t("keysSection.words")}</p>
        </Blank>
      ) : (
        <KeysTable caption={t("keysSection.activeKeys")} keys={live} {...rest} canAct />
      )}
      {ended.length === 0 ? null : (
        <details className="mt-8">
          <summary className={linkStyle("w-fit")}>{t("keysSection.inactiveCount", { count: ended.length })}</summary>
          <KeysTable caption={t("keysSection.inactiveKeys")} keys={ended} {...rest} />
        </details>
      )}
      <FirstCall baseUrl={baseUrl} stores={rest.stores} />
    </>
  );
}
