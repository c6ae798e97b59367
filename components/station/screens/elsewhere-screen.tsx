import type { StationFacts } from "../work/types";

type ElsewhereScreenProps = { facts: StationFacts; onTake: () => void };

/** One device, one station: the tab in which it is open, or this one. */
export function ElsewhereScreen({ facts, onTake }: ElsewhereScreenProps) {
  return (
    <>
      <header className="top">
        <p className="place">{facts.places.length === 1 ? facts.places[0]?.name : "Homeward station"}</p>
        <p>{facts.person.name}</p>
      </header>
      <main className="choose">
        <h1>The station is open in another tab</h1>
        <p>Two tabs would each send what was decided here. Nothing is lost: what was begun is here as well.</p>
        <p>
          <button className="btn main" type="button" onClick={onTake}>
            Work in this tab
          </button>
        </p>
      </main>
    </>
  );
}
