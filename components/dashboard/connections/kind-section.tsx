import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { Children, type ReactNode } from "react";
import type { ConnectionKind } from "@/contract/vocabulary/connection";
import { t } from "@/messages/dashboard/connections";
import { Chip } from "../../ui/chip";
import { TextAnchor, TextLink } from "../../ui/text-link";
import { LinkProgress } from "../browser/link-progress";
import { connectHref } from "./connection-words";
import { ProviderTile } from "./provider-tile";
import type { Provider } from "./types";

type KindSectionProps = {
  kind: ConnectionKind;
  /** Who does the job now; "" if the cards say it. */
  words: string;
  providers: readonly Provider[];
  /** The providers among them that are connected to the store. */
  connected: readonly string[];
  slug: string;
  canWrite: boolean;
  /** The cards of the connections. */
  children: ReactNode;
};

/**
 * One job: its connections, the available providers, and what happens without one. A store has one shop and one email
 * sender.
 */
export function KindSection({ kind, words, providers, connected, slug, canWrite, children }: KindSectionProps) {
  const isFull = (kind === "SHOP" || kind === "MAIL") && connected.length > 0;
  const offered = isFull ? [] : providers.filter(({ provider }) => !connected.includes(provider));
  const isSome = Children.count(children) > 0;
  if (!isSome && offered.length === 0 && words === "") return null;
  return (
    <section className="mb-8 grid gap-3" aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`} className="text-h2 font-semibold">
        {t(`kindSection.title.${kind}`)}
      </h2>
      {words ? <p className="text-ink-2 -mt-2 max-w-[70ch]">{words}</p> : null}
      {children}
      {offered.length > 0 ? (
        <>
          {isSome ? <h3 className="font-semibold">{t(`kindSection.another.${kind}`)}</h3> : null}
          <ProviderCards providers={offered} slug={slug} canWrite={canWrite} label={t(`kindSection.connect.${kind}`)} />
        </>
      ) : null}
      {kind === "SHOP" && !isSome ? <OtherShops /> : null}
    </section>
  );
}

function OtherShops() {
  return (
    <p className="text-ink-2 max-w-[70ch]">
      {t.rich("kindSection.otherShops", {
        file: (text) => <TextLink href="/dashboard/returns/import">{text}</TextLink>,
        api: (text) => <TextAnchor href="/docs/guides/importing-orders">{text}</TextAnchor>,
      })}
    </p>
  );
}

type ProviderCardsProps = { providers: readonly Provider[]; slug: string; canWrite: boolean; label: string };

/** The available providers; without write permission they are only listed. */
function ProviderCards({ providers, slug, canWrite, label }: ProviderCardsProps) {
  return (
    <ul className="grid max-w-[820px] gap-3 sm:grid-cols-2" aria-label={label}>
      {providers.map((provider) => (
        <li key={provider.provider}>
          {canWrite ? (
            <Link
              prefetch={false}
              className="border-rule bg-surface hover:bg-sunken flex h-full items-start gap-3 rounded-[6px] border p-4"
              href={connectHref(provider.provider, slug)}
            >
              <CardBody provider={provider} />
              <ArrowRight className="text-ink-3 mt-3 flex-none" size={16} strokeWidth={1.75} aria-hidden="true" />
              <LinkProgress />
            </Link>
          ) : (
            <div className="border-rule bg-surface flex h-full items-start gap-3 rounded-[6px] border p-4">
              <CardBody provider={provider} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function CardBody({ provider }: { provider: Provider }) {
  return (
    <>
      <ProviderTile tile={provider.tile} />
      <span className="min-w-0 flex-1">
        <b className="font-semibold">{provider.name}</b>
        {provider.is_beta ? (
          <Chip className="ml-2" title={t("kindSection.betaAbout")}>
            {t("kindSection.beta")}
          </Chip>
        ) : null}
        <span className="text-ink-2 block text-[13px] leading-[19px]">{provider.tagline}</span>
      </span>
    </>
  );
}
