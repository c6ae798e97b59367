import { PAPERS, type Paper } from "@/contract/vocabulary/paper";
import { PAPER_WORDS } from "@/contract/vocabulary/paper-words";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/return";
import { personName } from "../../ui/address-lines";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { Pairs } from "../../ui/pairs";
import { linkStyle, TextAnchor, TextLink } from "../../ui/text-link";
import { CodeChip } from "../controls/code-chip";
import { LabelDrop } from "../labels/label-drop";
import { ChangeEmailButton } from "../problems/change-email-button";
import type { ReturnDetail } from "../return-facts/detail";
import { rateWords } from "../return-facts/rate-words";
import { customerHref, unknownCustomer } from "../return-facts/record-links";
import { AssignmentSection, type WorkOptions } from "./assignment-section";
import { DeliveryDots } from "./delivery-dots";
import { Documents } from "./documents";
import { LabelPreview } from "./label-preview";
import { ParcelFigures } from "./parcel-figures";
import { ParcelsSection } from "./parcels-section";
import { PickupFigures } from "./pickup-figures";
import { PrintBoth } from "./print-both";

type DetailSidebarProps = {
  detail: ReturnDetail;
  labelHref: string | null;
  /** The viewer may upload a label. */
  canUpload: boolean;
  /** The viewer may change the email address of the return. */
  canChangeEmail: boolean;
  canSeeWebhooks: boolean;
  work: WorkOptions | null;
};

/** The side column: customer, parcel, webhook deliveries and IDs. */
export function DetailSidebar({
  detail,
  labelHref,
  canUpload,
  canChangeEmail,
  canSeeWebhooks,
  work,
}: DetailSidebarProps) {
  return (
    <aside
      className="border border-rule rounded-control bg-surface col-2 [&>section]:pt-3.5 [&>section]:pb-4 [&>section]:px-4 [&>section+section]:border-t [&>section+section]:border-line [&_h2]:mb-2 [&_h2]:justify-between [&_h2]:flex [&_h2]:font-semibold max-desk:[grid-area:auto]"
      aria-label={t("detailSidebar.label")}
    >
      <Customer detail={detail} canChangeEmail={canChangeEmail} />
      <AssignmentSection processId={detail.summary.basic_process_data.process_id} work={detail.work} options={work} />
      <Shipment detail={detail} labelHref={labelHref} canUpload={canUpload} />
      <ParcelsSection detail={detail} labelHref={labelHref} canWrite={canUpload} />
      <Documents detail={detail} />
      <section>
        <h2>
          {t("detailSidebar.webhooks")}
          {canSeeWebhooks ? (
            <TextLink className="font-medium" href="/dashboard/webhooks">
              {t("detailSidebar.allDeliveries")}
            </TextLink>
          ) : null}
        </h2>
        <DeliveryDots deliveries={detail.deliveries} isLinked={canSeeWebhooks} />
      </section>
      <Ids detail={detail} />
    </aside>
  );
}

function Customer({ detail, canChangeEmail }: Pick<DetailSidebarProps, "detail" | "canChangeEmail">) {
  const { customer } = detail.summary;
  return (
    <section>
      <h2>
        {t("detailSidebar.customer")}
        {canChangeEmail ? <ChangeEmailButton processId={detail.summary.basic_process_data.process_id} /> : null}
      </h2>
      <Pairs>
        <dt>{t("detailSidebar.name")}</dt>
        <dd>
          <TextLink href={customerHref(detail.summary.basic_process_data.return_code)}>
            {personName(customer) || unknownCustomer()}
          </TextLink>
        </dd>
        <dt>{t("detailSidebar.email")}</dt>
        <dd>
          {customer.email ? (
            <TextAnchor href={`mailto:${customer.email}`}>{customer.email}</TextAnchor>
          ) : (
            t("detailSidebar.noEmail")
          )}
        </dd>
        {customer.phone ? (
          <>
            <dt>{t("detailSidebar.phone")}</dt>
            <dd>{customer.phone}</dd>
          </>
        ) : null}
        <dt>{t("detailSidebar.returnRate")}</dt>
        <dd>{rateWords(detail.orders_of_customer)}</dd>
        <dt>{t("detailSidebar.otherReturns")}</dt>
        <dd className="grid justify-items-start">
          {detail.other_returns.length === 0
            ? common("none")
            : detail.other_returns.map(({ return_code, status, created_at }) => (
                <span key={return_code} className="leading-6">
                  <TextLink className="font-mono text-code leading-6!" href={`/dashboard/returns/${return_code}`}>
                    {return_code}
                  </TextLink>{" "}
                  <span className="text-ink-2 text-[13px]">
                    {t(`detailSidebar.statuses.${status}`)},{" "}
                    {formatTime(created_at, "date", { timeZone: detail.store.time_zone, locale: LOCALE })}
                  </span>
                </span>
              ))}
        </dd>
      </Pairs>
    </section>
  );
}

function Shipment({ detail, labelHref, canUpload }: Pick<DetailSidebarProps, "detail" | "labelHref" | "canUpload">) {
  const shipment = detail.shipments[0];
  const { basic_process_data: basics } = detail.summary;
  if (!shipment) {
    return (
      <section>
        <h2>{t("detailSidebar.shipment")}</h2>
        {detail.awaits_label && canUpload && detail.parcels.length === 1 ? (
          <LabelDrop
            waiting={[{ process_id: basics.process_id, return_code: basics.return_code, customer_name: "" }]}
          />
        ) : (
          <p className="text-ink-2">
            {detail.awaits_label ? t("detailSidebar.waitingForLabel") : t("detailSidebar.noLabelYet")}
          </p>
        )}
      </section>
    );
  }
  return (
    <section>
      <h2>
        {t("detailSidebar.shipment")}
        {shipment.tracking_url && shipment.provider !== "SANDBOX" ? (
          <TextAnchor className="font-medium" href={shipment.tracking_url} target="_blank" rel="noreferrer">
            {t("detailSidebar.trackingPage")}
          </TextAnchor>
        ) : null}
      </h2>
      <div className="flex items-start justify-between gap-4">
        <Pairs isIds>
          <dt>{t("detailSidebar.carrier")}</dt>
          <dd>
            {shipment.carrier_name ||
              (detail.label_source === "NONE" ? t("detailSidebar.chosenByCustomer") : t("detailSidebar.notProvided"))}
          </dd>
          {/* With several parcels, each shows its own. */}
          {detail.parcels.length > 1 ? null : (
            <>
              <dt>{t("detailSidebar.tracking")}</dt>
              <dd>
                {shipment.tracking_number === "" ? (
                  t("detailSidebar.notProvided")
                ) : (
                  <CodeChip code={shipment.tracking_number} />
                )}
              </dd>
              <ParcelFigures shipment={shipment} currency={detail.summary.currency_code} />
            </>
          )}
          <PickupFigures pickups={detail.pickups} />
          <dt>{t("detailSidebar.labelSheets")}</dt>
          <dd>{labelHref ? <LabelSheets href={labelHref} usual={detail.store.label_format} /> : common("none")}</dd>
          <dt>{t("detailSidebar.packingSlip")}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-3">
            <TextAnchor href={`/dashboard/returns/${basics.return_code}/slip`}>{t("detailSidebar.slipPdf")}</TextAnchor>
            {labelHref ? <PrintBoth processId={basics.process_id} /> : null}
          </dd>
        </Pairs>
        {labelHref ? <LabelPreview shipment={shipment} href={labelHref} /> : null}
      </div>
      {canUpload &&
      detail.label_source !== "CARRIER" &&
      basics.shipping_status === "CREATED" &&
      detail.parcels.length === 1 ? (
        <details className="mt-3">
          <summary className={linkStyle("cursor-pointer")}>
            {labelHref ? t("detailSidebar.replaceLabel") : t("detailSidebar.uploadLabel")}
          </summary>
          <p className="text-ink-2 mt-2 mb-2 text-[13px]">
            {labelHref ? t("detailSidebar.replaceHint") : t("detailSidebar.uploadHint")}
          </p>
          <LabelDrop
            waiting={[{ process_id: basics.process_id, return_code: basics.return_code, customer_name: "" }]}
          />
        </details>
      ) : null}
    </section>
  );
}

/** Links to the label in each paper size, starting with the store's default. */
function LabelSheets({ href, usual }: { href: string; usual: Paper }) {
  const others = PAPERS.filter((paper) => paper !== usual);
  return (
    <span className="flex flex-wrap gap-x-3">
      <TextAnchor href={href}>{t("detailSidebar.labelPdf", { paper: PAPER_WORDS[usual] })}</TextAnchor>
      {others.map((paper) => (
        <TextAnchor key={paper} className="text-[13px]" href={`${href}?paper=${paper}`}>
          {t.rich("detailSidebar.labelPdfShort", {
            paper: PAPER_WORDS[paper],
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </TextAnchor>
      ))}
    </span>
  );
}

function Ids({ detail }: { detail: ReturnDetail }) {
  const { process_id, platform_process_id, order_id } = detail.summary.basic_process_data;
  return (
    <section>
      <h2>{t("detailSidebar.ids")}</h2>
      <Pairs isIds>
        <dt>{t("detailSidebar.process")}</dt>
        <dd>
          <CodeChip code={process_id} />
        </dd>
        <dt>{t("detailSidebar.order")}</dt>
        <dd>
          <CodeChip code={order_id} />
        </dd>
        {platform_process_id ? (
          <>
            <dt>{t("detailSidebar.platform")}</dt>
            <dd>
              <CodeChip code={platform_process_id} />
            </dd>
          </>
        ) : null}
      </Pairs>
    </section>
  );
}
