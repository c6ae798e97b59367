import { saveSettings } from "../store/settings";
import type { Station } from "../work/station";

/** Which warehouse this device stands in: asked once, so that parcels of another one are noticed. */
export function PlaceScreen({ station }: { station: Station }) {
  const choose = (place: string) => {
    saveSettings({ place });
    station.change({ place });
  };
  return (
    <main className="choose">
      <h1>Which warehouse is this?</h1>
      <p>Parcels that belong to another one are pointed out. Only this device remembers it.</p>
      <ul>
        {station.read().facts.places.map(({ name, city }) => (
          <li key={name}>
            <button className="btn" type="button" onClick={() => choose(name)}>
              <b>{name}</b>
              {city === "" || name.includes(city) ? null : <span className="sub">{city}</span>}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
