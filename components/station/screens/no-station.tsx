import { Button } from "../ui/button";
import { Choose } from "../ui/choose";

/** For roles that only read: nothing at a station is for them. */
export function NoStation({ name }: { name: string }) {
  return (
    <Choose
      title="Your role can’t inspect parcels"
      words={`You’re signed in as ${name}. Owners, admins, support and warehouse staff can use the station. Ask an owner to change your role.`}
    >
      <Button as="a" kind="main" href="/dashboard/returns">
        Go to dashboard
      </Button>
    </Choose>
  );
}
