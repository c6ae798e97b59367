import { Bar, BarText } from "../ui/bar";
import { Button } from "../ui/button";
import { Choose } from "../ui/choose";
import { useText } from "../ui/reader";
import type { StationFacts } from "../work/types";

/** One device, one station: use the tab in which it is open, or take over in this one. */
export function ElsewhereScreen({ facts, onTake }: { facts: StationFacts; onTake: () => void }) {
  const t = useText();
  return (
    <>
      <Bar>
        <BarText className="max-bench:hidden">
          {facts.places.length === 1 ? facts.places[0]?.name : t("common.stationName")}
        </BarText>
        <BarText>{facts.person.name}</BarText>
      </Bar>
      <Choose title={t("elsewhere.title")} words={t("elsewhere.words")}>
        <Button kind="main" onClick={onTake}>
          {t("elsewhere.take")}
        </Button>
      </Choose>
    </>
  );
}
