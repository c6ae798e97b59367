import { t } from "@/messages/dashboard/return";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { Notice } from "../../ui/notice";
import type { Summary } from "../return-facts/detail";

type Hold = NonNullable<Summary["payments"]["hold"]>;

type HoldLineProps = {
  summary: Summary;
  timeZone: string;
  /** Empty if staff can cancel the return. */
  whyNoCancel: string;
};

/** The guarantee of an instant exchange: amount, expiry and status. */
export function HoldLine({ summary, timeZone, whyNoCancel }: HoldLineProps) {
  const { hold } = summary.payments;
  if (hold === null) return null;
  const tone = hold.state === "LAPSED" ? "bad" : hold.state === "HELD" ? "hold" : undefined;
  return (
    <Notice as="p" className="mt-3" tone={tone}>
      <b className="font-semibold">{titleOf(hold, summary.currency_code)}</b> {whyOf(hold, summary, timeZone)}
      {whyNoCancel === "" ? null : ` ${whyNoCancel}`}
    </Notice>
  );
}

const titleOf = ({ state, amount, captured }: Hold, currency: string): string => {
  const money = (minor: string) => moneyText(minor, currency, LOCALE);
  return t(`holdLine.titles.${state}`, { amount: money(amount), captured: money(captured) });
};

const whyOf = (hold: Hold, summary: Summary, timeZone: string): string => {
  const { state, cause, amount, captured, released_on: releasedOn, ends_at: endsAt } = hold;
  const day = (at: string | null) => (at === null ? "" : formatTime(at, "day", { locale: LOCALE, timeZone }));
  if (state === "HELD") {
    const days = { day: day(summary.basic_process_data.hand_over_by), bankDay: day(endsAt) };
    return t(`holdLine.heldUntil.${releasedOn}`, days);
  }
  if (state === "LAPSED") return t("holdLine.lapsed");
  const isPart = state === "CAPTURED" && Number(captured) < Number(amount);
  const said = [cause === null ? "" : t(`holdLine.causes.${cause}`), isPart ? t("holdLine.restReleased") : ""];
  return said.filter(Boolean).join(" ");
};
