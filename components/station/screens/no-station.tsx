import type { StationText } from "@/messages/station";
import { Button } from "../ui/button";
import { Choose } from "../ui/choose";

/** For read-only roles, which can't use a station. */
export function NoStation({ name, t }: { name: string; t: StationText }) {
  return (
    <Choose title={t("noStation.title")} words={t("noStation.words", { name })}>
      <Button as="a" kind="main" href="/dashboard/returns">
        {t("noStation.toDashboard")}
      </Button>
    </Choose>
  );
}
