import { Button } from "../ui/button";
import { Choose } from "../ui/choose";
import { useText } from "../ui/reader";
import { Sub } from "../ui/text";
import { saveSettings } from "../work/settings";
import type { Station } from "../work/station";

/** Which warehouse this device is in: asked once, so that parcels of another one are noticed. */
export function PlaceScreen({ station }: { station: Station }) {
  const t = useText();
  const choose = (place: string) => {
    saveSettings({ place });
    station.change({ place });
  };
  return (
    <Choose title={t("place.title")} words={t("place.words")}>
      <ul className="grid gap-3">
        {station.read().facts.places.map(({ name, city }) => (
          <li key={name}>
            <Button fit="row" className="w-full" onClick={() => choose(name)}>
              <b>{name}</b>
              {city === "" || name.includes(city) ? null : <Sub>{city}</Sub>}
            </Button>
          </li>
        ))}
      </ul>
    </Choose>
  );
}
