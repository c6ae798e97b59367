"use client";

import { useRef } from "react";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { TextAnchor } from "../../ui/text-link";
import { useLive } from "../../ui/use-live";
import { problemText } from "../browser/problem-text";
import { useTries } from "../controls/use-tries";
import { SettingBlock } from "../settings/controls/setting-block";
import { ConnectFields } from "./connect-fields";
import { DaysChoice } from "./days-choice";
import { InstallButton } from "./install-button";
import { ModeChoice } from "./mode-choice";
import { SharedChoice } from "./shared-choice";
import { TriedAccount } from "./tried-account";
import type { Provider } from "./types";
import { type Connect, useConnect } from "./use-connect";

type ConnectFormProps = {
  provider: Provider;
  ecommerceId: string;
  /** The store is in test mode. */
  isTesting: boolean;
  /** Another store has a shop at this provider: an approval there may lead to that very shop. */
  mayBeShared: boolean;
};

/** Connects a store to a provider: the provider's fields, a test, and what to read first. */
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
        <SettingBlock title="Credentials" about={<AboutCredentials provider={provider} />}>
          <ConnectFields fields={provider.credentials} {...fields} />
        </SettingBlock>
        {provider.settings.length > 0 ? (
          <SettingBlock title="Settings" about="You can change these later.">
            <ConnectFields fields={provider.settings} {...fields} />
          </SettingBlock>
        ) : null}
        {isShop ? (
          <SettingBlock
            title="First import"
            about="Products and orders are imported once you connect. You can keep working meanwhile."
          >
            <DaysChoice value={draft.days} onChange={connect.setDays} />
          </SettingBlock>
        ) : null}
        <SettingBlock title="Test and connect" about={testWords(provider)}>
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
              {trying.isPending ? "Testing …" : "Test connection"}
            </Button>
            <Button kind="main" type="submit" aria-disabled={isBusy || undefined}>
              {saving.isPending ? "Connecting …" : `Connect ${provider.name}`}
            </Button>
          </div>
          {provider.can_install ? <InstallButton provider={provider} connect={connect} /> : null}
        </SettingBlock>
      </fieldset>
    </form>
  );
}

/** What testing does: nobody reads from a mail server. */
const testWords = ({ kind, name }: Provider): string =>
  kind === "MAIL"
    ? "The test signs in to the mail server. No email is sent and nothing is saved."
    : `The test only reads from ${name}. Nothing is changed there or saved here.`;

function AboutCredentials({ provider }: { provider: Provider }) {
  return (
    <>
      Homeward stores them encrypted and never shows a secret again.
      <TextAnchor className="mt-2 block w-fit" href={`/docs/guides/${provider.guide}`} target="_blank" rel="noreferrer">
        How to connect {provider.name}
      </TextAnchor>
    </>
  );
}

/** What went wrong with the whole; what is wrong with one field stands at that field. */
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
