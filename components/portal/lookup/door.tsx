import type { ReactNode } from "react";
import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";
import { FurtherLink, FurtherLinks } from "../ui/further-links";
import { Lead, PageHead } from "../ui/page";
import type { Goal } from "./goal";
import { Postmark } from "./postmark";

type DoorProps = { store: PortalStore; reader: Reader; goal: Goal; children: ReactNode };

/**
 * The first screen: actions on the left, the store's picture on the right; on phones the picture is a banner on top.
 */
export function Door({ store, reader: { t, language }, goal, children }: DoorProps) {
  const { title, text } = headOf(goal, store, { t, language });
  return (
    <div data-door="">
      <div className="relative h-32 overflow-clip bg-hall vertical:h-[clamp(128px,28vh,280px)] simplified:hidden beside:fixed beside:inset-y-0 beside:start-[60%] beside:end-0 beside:h-auto">
        {store.branding.background_image_url ? (
          <>
            {/* biome-ignore lint/performance/noImgElement: stores host their own picture; an image proxy would need their hosts at build time */}
            <img
              className="absolute inset-0 size-full object-cover"
              src={store.branding.background_image_url}
              alt=""
              fetchPriority="high"
            />
            <p className="absolute inset-x-0 bottom-0 bg-veil px-4 py-3 text-ui font-medium text-on-picture vertical:lg:px-[max(32px,calc(50%-220px))]">
              {t("lookup.postmark", { store: store.name })}
            </p>
          </>
        ) : (
          <Postmark words={t("lookup.postmark", { store: store.name })} />
        )}
      </div>
      <div className="mx-auto w-[min(100%-var(--edge),440px)] pb-6 simplified:max-lg:w-[min(100%-var(--edge),560px)] beside:mx-16">
        <PageHead title={title} className="mt-7 mb-6 lg:mt-10 lg:mb-7 beside:mt-18 beside:mb-8 lg:[&>h1]:text-display">
          {text ? <Lead>{text}</Lead> : null}
        </PageHead>
        {children}
        <FurtherLinks>
          {goal === "start" ? null : (
            <FurtherLink href={`/r/${store.slug}`}>
              {t(goal === "gift" ? "lookup.gift.none" : "lookup.start")}
            </FurtherLink>
          )}
          {goal === "track" ? null : (
            <FurtherLink href={`/r/${store.slug}?goal=track`}>{t("lookup.track")}</FurtherLink>
          )}
          {goal === "start" && store.is_gift_offered ? (
            <FurtherLink href={`/r/${store.slug}?goal=gift`}>{t("lookup.gift.link")}</FurtherLink>
          ) : null}
          {store.is_withdrawal_offered ? (
            <FurtherLink href={`/r/${store.slug}/withdraw`}>{t("shell.withdraw")}</FurtherLink>
          ) : null}
        </FurtherLinks>
      </div>
    </div>
  );
}

type Head = { title: string; text: string };

function headOf(
  goal: Goal,
  { name, branding, default_language: defaultLanguage }: PortalStore,
  { t, language }: Pick<Reader, "t" | "language">,
): Head {
  const own = branding.translations[language];
  switch (goal) {
    case "start":
      // A text that the store wrote only in its own language isn't shown to readers of another one.
      if (own.title === "" && own.slogan === "" && language !== defaultLanguage)
        return { title: t("lookup.title"), text: t("lookup.description", { store: name }) };
      return { title: own.title || branding.title || t("lookup.title"), text: own.slogan || branding.slogan };
    case "track":
      return { title: t("lookup.trackTitle"), text: t("lookup.trackText") };
    case "gift":
      return { title: t("lookup.gift.title"), text: t("lookup.gift.text", { store: name }) };
  }
}
