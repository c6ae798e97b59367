import { Bar, BarText } from "../ui/bar";
import { Button } from "../ui/button";
import { Choose } from "../ui/choose";
import type { StationFacts } from "../work/types";

/** One device, one station: the tab in which it is open, or this one. */
export function ElsewhereScreen({ facts, onTake }: { facts: StationFacts; onTake: () => void }) {
  return (
    <>
      <Bar>
        <BarText className="max-bench:hidden">
          {facts.places.length === 1 ? facts.places[0]?.name : "Homeward station"}
        </BarText>
        <BarText>{facts.person.name}</BarText>
      </Bar>
      <Choose
        title="The station is open in another tab"
        words="Only one tab can send inspections. Nothing is lost: parcels you started are here, too."
      >
        <Button kind="main" onClick={onTake}>
          Use this tab
        </Button>
      </Choose>
    </>
  );
}
