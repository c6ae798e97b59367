import { Button } from "../ui/button";
import { Choose } from "../ui/choose";

/** For roles that only read: nothing at a station is for them. */
export function NoStation({ name }: { name: string }) {
  return (
    <Choose
      title="Your role does not check parcels"
      words={`You are signed in as ${name}. Owners, admins, support and warehouse staff work here; ask an owner for another role.`}
    >
      <Button as="a" kind="main" href="/dashboard/returns">
        To the dashboard
      </Button>
    </Choose>
  );
}
