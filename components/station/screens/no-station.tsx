/** For roles that only read: nothing at a station is for them. */
export function NoStation({ name }: { name: string }) {
  return (
    <main className="choose">
      <h1>Your role does not check parcels</h1>
      <p>
        You are signed in as {name}. Owners, admins, support and warehouse staff work here; ask an owner for another
        role.
      </p>
      <p>
        <a className="btn main" href="/dashboard/returns">
          To the dashboard
        </a>
      </p>
    </main>
  );
}
