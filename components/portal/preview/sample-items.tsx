import type { PortalStore } from "@/contract/storefront/store";
import { draftedOf, type ReturnReason } from "../draft/line-view";
import { ItemStrip } from "../items/item-strip";
import { ItemsForm } from "../items/items-form";
import { cardWords, itemsWords } from "../items/items-words";
import { OrderFacts } from "../items/order-facts";
import { SumPanel } from "../money/sum-panel";
import { TotalLine } from "../money/total-line";
import type { Reader } from "../reader";
import { sendWords } from "../send/send-words";
import { StepHead } from "../shell/step-head";
import { stepPaths } from "../shell/step-paths";
import { PartHead } from "../single-page/part-head";
import { Rail } from "../single-page/rail";
import { SinglePageForm } from "../single-page/single-page-form";
import type { FormAction } from "../ui/form-state";
import { PageHead } from "../ui/page";
import { sampleIntent } from "./sample";

type SampleItemsProps = {
  store: PortalStore;
  reader: Reader;
  now: Date;
  reasons: readonly ReturnReason[];
  action: FormAction;
};

/** P2 with two items of a sample order, in the store's layout. */
export function SampleItems({ store, reader, now, reasons, action }: SampleItemsProps) {
  const { t } = reader;
  const { order, draft } = sampleIntent({ store, reader, now }, reasons[0]?.name ?? "");
  const words = itemsWords(reader, order.name);
  const flow = { paths: stepPaths(store.slug, store.branding.layout_design), hasOutcomeStep: true, reader };
  const fields = {
    ...{ slug: store.slug, returnId: "", draft, reasons, kept: null },
    lines: order.line_items.map((line) => {
      const drafted = draftedOf(draft, line.id);
      return { line, words: cardWords(reader, { line, drafted, currency: order.currency, isGift: false }), photos: [] };
    }),
  };
  const sums = <SumPanel derivation={null} reader={reader} isShippingOpen />;
  const total = (
    <TotalLine total={order.line_items[0]?.total_price ?? null} currency={order.currency} reader={reader} />
  );
  if (flow.paths.layout === "VERTICAL")
    return (
      <SinglePageForm
        {...{ action, total, side: sums, isSlip: false, path: flow.paths.send }}
        head={
          <PageHead title={t("whole.title")} className="my-6">
            <OrderFacts order={order} reader={reader} />
          </PageHead>
        }
        rail={<Rail {...flow} at="outcome" isNothingSent={false} />}
        items={{ ...fields, legend: words.legend, head: <PartHead step="items" title={t("items.title")} /> }}
        outcome={{ head: <PartHead step="outcome" title={t("outcome.title")} />, fields: null }}
        send={{
          head: <PartHead step="send" title={t("send.title")} later={t("whole.afterOutcome")} />,
          ...{ fields: null, instead: null },
        }}
        words={sendWords(reader, { isSlip: false })}
        press={{ label: words.continue, pending: words.saving }}
      />
    );
  const isOne = flow.paths.layout === "SIMPLIFIED";
  return (
    <ItemsForm
      {...{ ...fields, action, sums, total }}
      words={isOne ? { ...words, continue: words.next } : words}
      lines={isOne ? fields.lines.slice(0, 1) : fields.lines}
      canStop={isOne}
      head={
        <StepHead step="items" title={t(isOne ? "items.oneTitle" : "items.title")} {...flow}>
          <OrderFacts order={order} reader={reader} />
          {isOne ? <ItemStrip lines={order.line_items} at={0} {...{ draft, paths: flow.paths, reader }} /> : null}
        </StepHead>
      }
    />
  );
}
