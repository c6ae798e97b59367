import type { Metadata } from "next";
import { IgnoredNote } from "@/components/dashboard/browser/ignored-note";
import { ignoredParams } from "@/components/dashboard/browser/ignored-params";
import { isTurned, minuteOf, textOf } from "@/components/dashboard/browser/read-address";
import { TurnedSpan } from "@/components/dashboard/browser/turned-span";
import { CallsFilter } from "@/components/dashboard/calls/calls-filter";
import { CALLS_PATH, callsHref } from "@/components/dashboard/calls/calls-href";
import { CallsTable } from "@/components/dashboard/calls/calls-table";
import type { CallChoice } from "@/components/dashboard/calls/types";
import { Refused } from "@/components/dashboard/shell/refused";
import { PageLinks } from "@/components/ui/list-foot";
import { Notice } from "@/components/ui/notice";
import { Page, PageHead } from "@/components/ui/page";
import { CALL_RESULTS } from "@/contract/dashboard/api-calls";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { t } from "@/messages/dashboard/calls";
import { oneOf, pageAt, staffPage } from "../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("requestsPage.title") });

type Params = Record<string, string | string[] | undefined>;

export default async function RequestsPage({ searchParams }: { searchParams: Promise<Params> }) {
  const params = await searchParams;
  const choice = choiceOf(params);
  const cursor = oneOf(params.cursor);
  const { api, viewer, timeZone } = await staffPage(callsHref(choice));
  if (!viewer.can("calls:read")) return <Refused />;
  const { key: key_id, from, to, ...rest } = choice;
  const [{ keys }, page] = await Promise.all([
    viewer.can("keys:write") ? api.listApiKeys({}) : { keys: [] },
    pageAt(cursor, (at) =>
      api.listApiCalls({ ...rest, key_id, from: from || undefined, to: to || undefined, cursor: at }),
    ),
  ]);
  return (
    <Page>
      <PageHead title={t("requestsPage.title")}>
        <p className="text-ink-2">
          {page.kept_days === 0 ? t("requestsPage.off") : t("requestsPage.words", { count: page.kept_days })}
        </p>
      </PageHead>
      <CallsFilter choice={choice} keys={keys} operations={OPERATIONS} />
      <IgnoredNote ignored={ignoredParams(params, { href: callsHref(choice), rewritten: ["about"] })} />
      {page.dropped > 0 ? (
        <Notice as="p" className="mb-4" role="note">
          {t("requestsPage.dropped", { count: page.dropped })}
        </Notice>
      ) : null}
      {isTurned(choice) ? (
        <TurnedSpan
          {...{ from: choice.from, to: choice.to, instead: t("requestsPage.turned") }}
          href={callsHref({ ...choice, from: choice.to, to: choice.from })}
        />
      ) : page.calls.length === 0 ? (
        <p className="text-ink-2 py-4">
          {cursor || callsHref(choice) !== CALLS_PATH ? t("requestsPage.noMatch") : t("requestsPage.empty")}
        </p>
      ) : (
        <CallsTable calls={page.calls} timeZone={timeZone} />
      )}
      <PageLinks
        className="mt-3"
        start={cursor ? callsHref(choice) : null}
        next={page.next_cursor && callsHref(choice, page.next_cursor)}
        nextWord={t("requestsPage.older")}
      />
    </Page>
  );
}

const OPERATIONS = PUBLIC_OPERATIONS.map(({ id, summary }) => ({ id, summary })).sort((one, other) =>
  one.summary.localeCompare(other.summary),
);

/** Reads the filters from an address; invalid values are ignored. */
const choiceOf = (params: Params): CallChoice => ({
  key: textOf(oneOf(params.key), 128),
  result: CALL_RESULTS.find((each) => each.toLowerCase() === oneOf(params.result)),
  operation: OPERATIONS.find(({ id }) => id === oneOf(params.operation))?.id ?? "",
  about: textOf(oneOf(params.about).trim(), 128),
  from: minuteOf(oneOf(params.from)),
  to: minuteOf(oneOf(params.to)),
});
