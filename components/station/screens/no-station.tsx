import type { StationText } from "@/messages/station";
import { Button } from "../ui/button";
import { Choose } from "../ui/choose";

/** For roles that only read: nothing at a station is for them. */
export function NoStation({ name, t }: { name: string; t: StationText }) {
  return (
    <Choose title={t("noStation.title")} words={t("noStation.words", { name })}>
      <Button as="a" kind="main" href="/dashboard/returns">
        {t("noStation.toDashboard")}
      </Button>
    </Choose>
  );
}
