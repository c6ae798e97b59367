import { shipengine } from "@/server/integrations/shipengine/shipengine";
import type { Figure } from "../lib-measure";
import { runCarrierJourney } from "./carrier-journey";

/** `SHIPENGINE_TEST_API_KEY=TEST_… npm run bench -- connect shipengine` */
export const runShipEngine = (): Promise<Figure[]> => runCarrierJourney(shipengine, "SHIPENGINE_TEST_API_KEY");
