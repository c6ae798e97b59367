import { Doors } from "@/components/start/doors";
import { Mark } from "@/components/start/mark";

export default function StartPage() {
  return (
    <main className="start">
      <Mark />
      <h1>Every return finds its way back</h1>
      <p className="start-lead">
        Homeward runs the returns of an online shop: the portal that shoppers use, the station where a warehouse
        inspects, the dashboard where merchants decide, and the API and webhooks between them. It runs on your own
        server, with PostgreSQL and nothing else.
      </p>
      <Doors />
    </main>
  );
}
