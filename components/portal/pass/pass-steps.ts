import { isolated } from "@/messages/isolated";
import type { PortalText } from "@/messages/portal";
import type { Reader } from "../reader";
import { isAllKept, type Tracking } from "../status/tracking-view";

/** The steps for the parcel, in order, by return method. */
export function passSteps({ t, locale }: Reader, tracking: Tracking): readonly string[] {
  const { return_method: method, carrier_name: carrier } = tracking;
  const only = onlySent(tracking);
  const items = new Intl.ListFormat(locale, { type: "conjunction" }).format(only.map(isolated));
  const pack = only.length === 0 ? t("pass.pack") : t("pass.packOnly", { items });
  const papers = tracking.customs_form_url === null ? [] : [t("pass.customsStep")];
  if (method === "HOME_PICK_UP") return [pack, t("pass.stick"), ...papers, t("pass.giveToCourier", { carrier })];
  if (method === "IN_STORE") return [t("pass.toShop"), t("pass.atTill")];
  if (tracking.label_source === "NONE") {
    const note = t("manual.own.note", { code: tracking.return_code });
    return [pack, note, t("manual.own.send"), t("manual.own.track")];
  }
  if (tracking.prints_label)
    return [
      pack,
      t("pass.stick"),
      ...papers,
      carrier === "" ? t("manual.label.dropOffAny") : t("manual.label.dropOff", { carrier }),
    ];
  return [pack, ...papers, t("pass.toCounter", { carrier }), t("pass.atCounter")];
}

/** The steps of a return that needs approval. */
export function requestSteps(
  t: PortalText,
  { store, tracking }: { store: string; tracking: Tracking },
): readonly string[] {
  const read = t("pass.requestRead", { store });
  if (isAllKept(tracking)) return [read, t("pass.requestKept"), t("pass.requestKeptEnd")];
  return [read, t("pass.requestKeep"), t("pass.requestApproved"), t("pass.requestRefused")];
}

/** A code spelled letter by letter, so that it isn't read as a word. */
export const spokenCode = (t: PortalText, code: string): string =>
  t("pass.codeSpoken", { code: Array.from(code.replaceAll("-", ",")).join(" ") });

/** Names of the items to pack, when others are kept. */
function onlySent({ units }: Tracking): string[] {
  const sent = units.filter((unit) => unit.keep_your_item === null);
  return sent.length === units.length ? [] : Array.from(new Set(sent.map((unit) => unit.name)));
}
