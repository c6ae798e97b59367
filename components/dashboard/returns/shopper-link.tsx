"use client";

import { useMutation } from "@tanstack/react-query";
import { Link2, Mail } from "lucide-react";
import { useId, useRef, useState } from "react";
import { t } from "@/messages/dashboard/return";
import { LOCALE } from "../../ui/age";
import { ButtonAnchor } from "../../ui/button";
import { Hint, Label } from "../../ui/field";
import { formatTime } from "../../ui/format-time";
import { Input, TickLine } from "../../ui/input";
import { copyText } from "../browser/copy-text";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { linkMail } from "./link-mail";

export type LinkedOrder = {
  readonly orderId: string;
  readonly orderName: string;
  readonly storeName: string;
  readonly timeZone: string;
  /** The shopper's email; empty if unknown. */
  readonly email: string;
};

/**
 * Creates a link that opens an order in the portal, for a shopper who called or wrote. It can be copied, emailed and
 * revoked.
 */
export function ShopperLinkButton({ order, isSmall = false }: { order: LinkedOrder; isSmall?: boolean }) {
  return (
    <DialogButton isSmall={isSmall} ask={(onClose) => <ShopperLink order={order} onClose={onClose} />}>
      <Link2 aria-hidden="true" />
      {t("shopperLink.open")}
    </DialogButton>
  );
}

const VALID_DAYS = [7, 30, 90] as const;
type Want = (typeof VALID_DAYS)[number] | "REVOKE";

function ShopperLink({ order, onClose }: { order: LinkedOrder; onClose: () => void }) {
  const trpc = useTRPC();
  const asking = useAsking(onClose);
  const [want, setWant] = useState<Want>(30);
  const make = useMutation(trpc.createShopperLink.mutationOptions());
  const revoke = useMutation(
    trpc.revokeShopperLinks.mutationOptions({
      onSuccess: () => asking.finish(t("shopperLink.revoked")),
    }),
  );
  const { orderId: order_id } = order;
  if (make.data) return <MadeLink order={order} made={make.data} asking={asking} />;
  const error = make.error ?? revoke.error;
  return (
    <AskDialog
      question={{ ...asking, isPending: make.isPending || revoke.isPending }}
      title={t("shopperLink.title", { order: order.orderName })}
      effect={t("shopperLink.effect")}
      confirm={want === "REVOKE" ? t("shopperLink.revokeAll") : t("shopperLink.create")}
      doing={want === "REVOKE" ? t("shopperLink.revoking") : t("shopperLink.creating")}
      isDanger={want === "REVOKE"}
      error={error ? problemText(error) : undefined}
      onSubmit={() => (want === "REVOKE" ? revoke.mutate({ order_id }) : make.mutate({ order_id, valid_days: want }))}
    >
      <fieldset className="grid gap-2">
        <Label as="legend">{t("shopperLink.validFor")}</Label>
        {VALID_DAYS.map((days) => (
          <TickLine key={days}>
            <input type="radio" name="want" checked={want === days} onChange={() => setWant(days)} />
            {t("shopperLink.days", { count: days })}
          </TickLine>
        ))}
      </fieldset>
      <fieldset className="grid gap-2">
        <Label as="legend">{t("shopperLink.wrongPerson")}</Label>
        <TickLine>
          <input type="radio" name="want" checked={want === "REVOKE"} onChange={() => setWant("REVOKE")} />
          {t("shopperLink.revokeAllForOrder")}
        </TickLine>
        {want === "REVOKE" ? <Hint>{t("shopperLink.revokeHint")}</Hint> : null}
      </fieldset>
    </AskDialog>
  );
}

type MadeProps = {
  order: LinkedOrder;
  made: { url: string; expires_at: string };
  asking: ReturnType<typeof useAsking>;
};

/** The link is shown only this once, because it isn't stored. */
function MadeLink({ order, made, asking }: MadeProps) {
  const id = useId();
  const day = formatTime(made.expires_at, "date", { timeZone: order.timeZone, locale: LOCALE });
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    if (field.current && (await copyText(made.url, field.current))) asking.finish(t("shopperLink.copied"));
    // The browser may deny copying; the link stays in the field.
    else setRefused(true);
  };
  return (
    <AskDialog
      question={{ ...asking, isPending: false }}
      title={t("shopperLink.madeTitle", { order: order.orderName })}
      effect={t("shopperLink.madeEffect", { day })}
      confirm={t("shopperLink.copy")}
      doing={t("shopperLink.copying")}
      error={isRefused ? t("shopperLink.copyBlocked") : undefined}
      onSubmit={copy}
    >
      <div>
        <Label htmlFor={id}>{t("shopperLink.link")}</Label>
        <Input
          ref={field}
          id={id}
          className="text-[0.9333em] tracking-[-0.01em] font-mono font-normal"
          readOnly
          value={made.url}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <ButtonAnchor className="justify-self-start" size="small" href={linkMail({ ...order, url: made.url, day })}>
        <Mail aria-hidden="true" />
        {order.email ? t("shopperLink.writeTo", { email: order.email }) : t("shopperLink.writeEmail")}
      </ButtonAnchor>
    </AskDialog>
  );
}
