import { Doors } from "@/components/start/doors";
import { StartFrame, StartLead } from "@/components/start/start-frame";
import { portalActor } from "@/server/auth/portal-actor";

export default async function StartPage() {
  return (
    <StartFrame title="Every return finds its way back">
      <StartLead>
        Homeward runs the returns of an online shop: the portal that shoppers use, the station where a warehouse
        inspects, the dashboard where merchants decide, and the API and webhooks between them. It runs on your own
        server, with PostgreSQL and nothing else.
      </StartLead>
      <Doors hasDemo={(await portalActor("demo")) !== null} />
    </StartFrame>
  );
}
