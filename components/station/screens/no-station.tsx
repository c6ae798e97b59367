import type { StationFacts } from "../work/types";

/** For roles that only read: nothing at a station is for them. */
export function NoStation({ facts }: { facts: StationFacts }) {
  return (
    <main className="choose">
      <h1>Your role does not check parcels</h1>
      <p>
        You are signed in as {facts.person.name}. Owners, admins, support and warehouse staff work here; ask an owner
        for another role.
      </p>
      <p>
        <a className="btn main" href="/dashboard/returns">
          To the dashboard
        </a>
      </p>
    </main>
  );
}
