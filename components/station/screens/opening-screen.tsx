import type { StationFacts } from "../work/types";

/** What the server draws, in the geometry of the first screen: until the script runs, nothing is listening yet. */
export function OpeningScreen({ facts }: { facts: StationFacts }) {
  return (
    <>
      <header className="top">
        <p className="place">{facts.places.length === 1 ? facts.places[0]?.name : "Homeward station"}</p>
        <p>{facts.person.name}</p>
      </header>
      <main className="w1" aria-busy="true">
        <div className="band" data-waiting>
          <div>
            <h1>Scan a parcel label</h1>
            <p>Opening the station …</p>
          </div>
        </div>
      </main>
    </>
  );
}
