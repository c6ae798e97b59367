import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { getMailNotices } from "@/contract/dashboard/mail-sender";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { Notice } from "../../ui/notice";
import { Section } from "../../ui/section";
import { useTRPC } from "../browser/trpc";
import { CodeChip } from "../controls/code-chip";

type Notices = z.output<typeof getMailNotices.output>["notices"];
type NoticesSectionProps = { connectionId: string; timeZone: string };

/** How the service behind the mail server reports bounces: the address to enter there, and whether it does. */
export function NoticesSection({ connectionId, timeZone }: NoticesSectionProps) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.getMailNotices.queryOptions({ connection_id: connectionId }));
  if (data === undefined) return null;
  return (
    <Section id="mail-notices" title="Bounce notices">
      {data.notices === null ? <NoService /> : <Setup notices={data.notices} timeZone={timeZone} />}
    </Section>
  );
}

function NoService() {
  return (
    <p className="text-ink-2 mt-2 max-w-[720px]">
      Homeward sees when your server rejects an email right away. To track later bounces and spam complaints, choose
      your mail service under Change → Bounce notices from.
    </p>
  );
}

function Setup({ notices, timeZone }: { notices: NonNullable<Notices>; timeZone: string }) {
  const { service, address, place, events, missing } = notices;
  const said = missing === "" ? receivedWords(notices, timeZone) : missing;
  const needsLook = missing !== "" || isRefusedLast(notices);
  return (
    <>
      <p className="mt-2 max-w-[720px]">
        {service} reports deliveries, bounces and spam complaints to this address. Enter it at {service}:
      </p>
      <dl className="grid max-w-[820px] gap-x-6 gap-y-1 pt-3 sm:grid-cols-[minmax(120px,max-content)_minmax(0,1fr)]">
        <dt className="text-ink-2">Address</dt>
        <dd className="mb-2 min-w-0 wrap-anywhere sm:mb-0">
          <CodeChip code={address} />
        </dd>
        <dt className="text-ink-2">Where</dt>
        <dd className="mb-2 sm:mb-0">{place}</dd>
        <dt className="text-ink-2">Events</dt>
        <dd>{events}</dd>
      </dl>
      {needsLook ? (
        <Notice as="p" className="mt-3" tone="hold">
          {said}
        </Notice>
      ) : (
        <p className="text-ink-2 mt-3">{said}</p>
      )}
    </>
  );
}

const isRefusedLast = ({ last_received_at: receivedAt, refused_at: refusedAt }: NonNullable<Notices>): boolean =>
  refusedAt !== null && (receivedAt === null || refusedAt > receivedAt);

/** A notice that was refused is told of only while none came after it that was genuine. */
const receivedWords = (notices: NonNullable<Notices>, timeZone: string): string => {
  const { service, last_received_at: receivedAt, refused_at: refusedAt } = notices;
  const at = (time: string) => formatTime(time, "dayTime", { timeZone, locale: LOCALE });
  if (refusedAt !== null && isRefusedLast(notices))
    return `A notice was rejected ${at(refusedAt)}: we couldn't verify that it came from ${service}. Check the address you entered there and this connection's settings.`;
  return receivedAt === null ? `Nothing received from ${service} yet.` : `Last received ${at(receivedAt)}.`;
};
