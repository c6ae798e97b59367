"use client";

import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { ConnectionKind, ConnectionMode } from "@/contract/vocabulary/connection";
import { t } from "@/messages/dashboard/connections";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { TextAnchor } from "../../ui/text-link";
import { useLive } from "../../ui/use-live";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { FailedCall } from "../controls/failed-call";
import { listWords } from "../controls/list-words";
import { useTries } from "../controls/use-tries";
import { Choice } from "../settings/controls/choice";
import { SettingBlock } from "../settings/controls/setting-block";
import { Toggle } from "../settings/controls/toggle";
import { ConnectFields } from "./connect-fields";
import { DaysChoice } from "./days-choice";
import { TriedAccount } from "./tried-account";
import type { Provider } from "./types";
import { type Connect, useConnect } from "./use-connect";

type ConnectFormProps = {
  provider: Provider;
  ecommerceId: string;
  /** Whether the store is in test mode. */
  isTesting: boolean;
  /** Another store is connected to this provider, so authorizing could connect that same shop. */
  mayBeShared: boolean;
};

/** Connects a store to a provider: the provider's fields, a connection test, and notes to read first. */
export function ConnectForm({ provider, ecommerceId, isTesting, mayBeShared }: ConnectFormProps) {
  const isLive = useLive();
  const connect = useConnect(provider, { ecommerceId, isTesting });
  const { values, draft, change, trying, saving, errorOf, account } = connect;
  const place = useRef<HTMLFormElement>(null);
  const isBusy = trying.isPending || saving.isPending;
  const tries = useTries(place, isBusy);
  const fields = { values, errorOf, onChange: (name: string, value: string) => change({ [name]: value }) };
  const isAsked = provider.kind !== "MAIL" && account?.mode === null;
  const needsMode = isAsked || errorOf("mode") !== undefined || draft.mode !== null;
  const isShop = provider.kind === "SHOP";
  const isKnownShared = isShop && ((account?.shared_with.length ?? 0) > 0 || errorOf("is_shared") !== undefined);
  const asksShared = isKnownShared || draft.isShared || (provider.can_install && mayBeShared);
  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        saving.mutate();
        tries.count();
      }}
    >
      <fieldset className="contents" disabled={!isLive}>
        <SettingBlock title={t("connectForm.credentials")} about={<AboutCredentials provider={provider} />}>
          <ConnectFields fields={provider.credentials} {...fields} />
        </SettingBlock>
        {provider.settings.length > 0 ? (
          <SettingBlock title={t("connectForm.settings")} about={t("connectForm.settingsAbout")}>
            <ConnectFields fields={provider.settings} {...fields} />
          </SettingBlock>
        ) : null}
        {isShop ? (
          <SettingBlock title={t("connectForm.firstImport")} about={t("connectForm.firstImportAbout")}>
            <DaysChoice value={draft.days} onChange={connect.setDays} />
          </SettingBlock>
        ) : null}
        <SettingBlock title={t("connectForm.testAndConnect")} about={testWords(provider)}>
          {account ? <TriedAccount account={account} provider={provider} /> : null}
          {needsMode ? (
            <ModeChoice kind={provider.kind} value={draft.mode} error={errorOf("mode")} onChange={connect.setMode} />
          ) : null}
          {asksShared ? (
            <SharedChoice
              stores={account?.shared_with ?? []}
              value={draft.isShared}
              error={errorOf("is_shared")}
              onChange={connect.setShared}
            />
          ) : null}
          <Problem connect={connect} provider={provider} />
          <div className="flex flex-wrap gap-2">
            <Button
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (isBusy) return;
                trying.mutate();
                tries.count();
              }}
            >
              {trying.isPending ? t("connectForm.testing") : t("connectForm.testConnection")}
            </Button>
            <Button kind="main" type="submit" aria-disabled={isBusy || undefined}>
              {saving.isPending ? t("connectForm.connecting") : t("connectForm.connect", { name: provider.name })}
            </Button>
          </div>
          {provider.can_install ? <InstallButton provider={provider} connect={connect} /> : null}
        </SettingBlock>
      </fieldset>
    </form>
  );
}

/** Describes what the test does; mail servers have no account to read. */
const testWords = ({ kind, name }: Provider): string =>
  kind === "MAIL" ? t("connectForm.testMailServer") : t("connectForm.testOther", { name });

function AboutCredentials({ provider }: { provider: Provider }) {
  return (
    <>
      {t("connectForm.stored")}
      <TextAnchor className="mt-2 block w-fit" href={`/docs/guides/${provider.guide}`} target="_blank" rel="noreferrer">
        {t("connectForm.howTo", { name: provider.name })}
      </TextAnchor>
    </>
  );
}

/** An error of the whole form; field errors appear at the field. */
function Problem({ connect, provider }: { connect: Connect; provider: Provider }) {
  const error = connect.error;
  const names = [...provider.credentials, ...provider.settings].map((field) => field.name);
  if (!error || [...names, "mode", "is_shared"].some(connect.errorOf)) return null;
  return (
    <Notice as="p" tone="bad" role="alert">
      {problemText(error)}
    </Notice>
  );
}

/** The other way to connect: the person authorizes the app on the shop's own page and returns connected. */
function InstallButton({ provider, connect }: { provider: Provider; connect: Connect }) {
  const trpc = useTRPC();
  const begin = useMutation(trpc.beginInstall.mutationOptions({ onSuccess: ({ url }) => window.location.assign(url) }));
  // Stays busy until the browser has left for the shop's page.
  const isBusy = begin.isPending || begin.isSuccess;
  return (
    <div className="border-line grid gap-2 border-t pt-4">
      <p className="text-ink-2 text-[13px]">{t("connectForm.install", { name: provider.name })}</p>
      <Button
        className="w-fit"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) begin.mutate(connect.full);
        }}
      >
        {isBusy ? t("connectForm.opening", { name: provider.name }) : t("connectForm.approve", { name: provider.name })}
      </Button>
      <FailedCall error={begin.error} />
    </div>
  );
}

type ModeChoiceProps = {
  kind: ConnectionKind;
  value: ConnectionMode | null;
  error: string | undefined;
  onChange: (mode: ConnectionMode) => void;
};

const MODES = ["LIVE", "TEST"] as const satisfies readonly ConnectionMode[];

/**
 * Asks for the mode if the provider can't tell. Nothing is preselected, because a wrong guess could move real money.
 */
function ModeChoice({ kind, value, error, onChange }: ModeChoiceProps) {
  return (
    <Choice<ConnectionMode | "">
      label={kind === "SHOP" ? t("connectForm.whichShop") : t("connectForm.whichAccount")}
      options={MODES.map((mode) =>
        kind === "SHOP"
          ? ([mode, t(`connectForm.shops.${mode}.name`), t(`connectForm.shops.${mode}.about`)] as const)
          : ([mode, t(`connectForm.accounts.${mode}.name`), t(`connectForm.accounts.${mode}.about`)] as const),
      )}
      value={value ?? ""}
      error={error}
      onChange={(mode) => {
        if (mode !== "") onChange(mode);
      }}
    />
  );
}

type SharedChoiceProps = {
  /** Other stores that are connected to the same shop. */
  stores: readonly string[];
  value: boolean;
  error: string | undefined;
  onChange: (isShared: boolean) => void;
};

/**
 * Asks for confirmation before a second store connects to the same shop, because the same item could then be returned
 * in both.
 */
function SharedChoice({ stores, value, error, onChange }: SharedChoiceProps) {
  const label =
    stores.length === 0
      ? t("connectForm.shared")
      : t("connectForm.sharedWith", { count: stores.length, stores: listWords(stores) });
  return <Toggle label={label} hint={t("connectForm.sharedAbout")} value={value} error={error} onChange={onChange} />;
}
