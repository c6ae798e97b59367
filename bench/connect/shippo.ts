import { shippo } from "@/server/integrations/shippo/shippo";
import type { Figure } from "../lib-measure";
import { runCarrierJourney } from "./carrier-journey";

/** `SHIPPO_TEST_API_KEY=shippo_test_… npm run bench -- connect shippo` */
export const runShippo = (): Promise<Figure[]> => runCarrierJourney(shippo, "SHIPPO_TEST_API_KEY");
