import { Children, type ReactNode } from "react";
import type { ConnectionKind } from "@/contract/vocabulary/connection";
import { TextAnchor, TextLink } from "../../ui/text-link";
import { KIND_WORDS } from "./connection-words";
import { ProviderCards } from "./provider-cards";
import type { Provider } from "./types";

type KindSectionProps = {
  kind: ConnectionKind;
  /** Who does the job now; "" where the cards say it. */
  words: string;
  providers: readonly Provider[];
  /** Of them, those that the store has connected. */
  connected: readonly string[];
  slug: string;
  canWrite: boolean;
  /** The cards of what is connected. */
  children: ReactNode;
};

/** One job: what is connected for it, what could be, and what happens without. A store has one shop and one sender. */
export function KindSection({ kind, words, providers, connected, slug, canWrite, children }: KindSectionProps) {
  const isFull = (kind === "SHOP" || kind === "MAIL") && connected.length > 0;
  const offered = isFull ? [] : providers.filter(({ provider }) => !connected.includes(provider));
  const { title, noun } = KIND_WORDS[kind];
  const isSome = Children.count(children) > 0;
  if (!isSome && offered.length === 0 && words === "") return null;
  return (
    <section className="mb-8 grid gap-3" aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`} className="text-h2 font-semibold">
        {title}
      </h2>
      {words ? <p className="text-ink-2 -mt-2 max-w-[70ch]">{words}</p> : null}
      {children}
      {offered.length > 0 ? (
        <>
          {isSome ? <h3 className="font-semibold">Connect another {noun}</h3> : null}
          <ProviderCards providers={offered} slug={slug} canWrite={canWrite} label={`Connect a ${noun}`} />
        </>
      ) : null}
      {kind === "SHOP" && !isSome ? <OtherShops /> : null}
    </section>
  );
}

function OtherShops() {
  return (
    <p className="text-ink-2 max-w-[70ch]">
      Another shop system? <TextLink href="/dashboard/returns/import">Import orders from a file</TextLink> or{" "}
      <TextAnchor href="/docs/guides/importing-orders">send them over the API</TextAnchor>.
    </p>
  );
}
