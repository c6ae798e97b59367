import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";
import type { Tracking } from "../status/tracking-view";
import { ButtonAnchor } from "../ui/button";
import { Departure } from "./deadline";
import { Hall, HallActs } from "./hall";
import { requestSteps } from "./pass-steps";
import { TicketHint, TicketNumber, TicketPaper, TicketSteps } from "./ticket-paper";

type RequestProps = { store: PortalStore; tracking: Tracking; reader: Reader };

/**
 * The pass of a return that needs approval: the same paper with only the number. No code, no pending label, no polling:
 * the store replies by email.
 */
export function RequestScreen({ store, tracking, reader: { t } }: RequestProps) {
  const home = `/r/${store.slug}/return/${tracking.return_code}`;
  return (
    <Hall back={{ href: home, text: t("pass.back") }} title={t("pass.requestTitle")}>
      <TicketPaper
        store={store}
        kind={t("pass.requestKind")}
        codeClass="grid content-between gap-7 after:content-['']"
        code={
          <div>
            <TicketNumber>{tracking.return_code}</TicketNumber>
            <TicketHint>{t("pass.requestHint")}</TicketHint>
          </div>
        }
        body={
          <>
            <Departure title={t("pass.answer")}>
              <b>{t("pass.answerWithin")}</b>
            </Departure>
            <TicketSteps steps={requestSteps(t, { store: store.name, tracking })} />
          </>
        }
      />
      <HallActs>
        <ButtonAnchor look="hall" href={home}>
          {t("pass.requestStatus")}
        </ButtonAnchor>
      </HallActs>
    </Hall>
  );
}
