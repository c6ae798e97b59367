import { LabelBand } from "../ui/band";
import { Bar, BarText } from "../ui/bar";
import { useText } from "../ui/reader";
import type { StationFacts } from "../work/types";

/** The server's rendering, in the layout of the first screen: nothing listens until the script runs. */
export function OpeningScreen({ facts }: { facts: StationFacts }) {
  const t = useText();
  return (
    <>
      <Bar>
        <BarText className="max-bench:hidden">
          {facts.places.length === 1 ? facts.places[0]?.name : t("common.stationName")}
        </BarText>
        <BarText>{facts.person.name}</BarText>
      </Bar>
      <main className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]" aria-busy="true">
        <LabelBand title={t("common.scanLabel")} words={t("opening.words")} isQuiet />
      </main>
    </>
  );
}
