import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";
import type { Goal } from "./goal";
import { Postmark } from "./postmark";

type DoorProps = { store: PortalStore; reader: Reader; goal: Goal; children: ReactNode };

/** The first screen: what to do on the left, the store's picture on the right; on phones the picture is a band on top. */
export function Door({ store, reader: { t }, goal, children }: DoorProps) {
  const { title, text } = headOf(goal, store, t);
  return (
    <div className="door">
      <div className="door-picture">
        {store.branding.background_image_url ? (
          <>
            {/* biome-ignore lint/performance/noImgElement: stores host their own picture; an image proxy would need their hosts at build time */}
            <img src={store.branding.background_image_url} alt="" fetchPriority="high" />
            <p className="door-words">{t("lookup.postmark", { store: store.name })}</p>
          </>
        ) : (
          <Postmark words={t("lookup.postmark", { store: store.name })} />
        )}
      </div>
      <div className="door-form">
        <div className="head">
          <h1 tabIndex={-1}>{title}</h1>
          {text ? <p>{text}</p> : null}
        </div>
        {children}
        <nav className="else">
          {goal === "start" ? null : (
            <a href={`/r/${store.slug}`}>
              {t(goal === "gift" ? "lookup.gift.none" : "lookup.start")}
              <Icon name="chevron-right" />
            </a>
          )}
          {goal === "track" ? null : (
            <a href={`/r/${store.slug}?goal=track`}>
              {t("lookup.track")}
              <Icon name="chevron-right" />
            </a>
          )}
          {goal === "start" && store.is_gift_offered ? (
            <a href={`/r/${store.slug}?goal=gift`}>
              {t("lookup.gift.link")}
              <Icon name="chevron-right" />
            </a>
          ) : null}
          {store.is_withdrawal_offered ? (
            <a href={`/r/${store.slug}/withdraw`}>
              {t("shell.withdraw")}
              <Icon name="chevron-right" />
            </a>
          ) : null}
        </nav>
      </div>
    </div>
  );
}

function headOf(goal: Goal, { name, branding }: PortalStore, t: Reader["t"]): { title: string; text: string } {
  switch (goal) {
    case "start":
      return { title: branding.title || t("lookup.title"), text: branding.slogan };
    case "track":
      return { title: t("lookup.trackTitle"), text: t("lookup.trackText") };
    case "gift":
      return { title: t("lookup.gift.title"), text: t("lookup.gift.text", { store: name }) };
  }
}
