import { easypost } from "@/server/integrations/easypost/easypost";
import type { Figure } from "../lib-measure";
import { runCarrierJourney } from "./carrier-journey";

/** `EASYPOST_TEST_API_KEY=EZTK… npm run bench -- connect easypost` */
export const runEasyPost = (): Promise<Figure[]> => runCarrierJourney(easypost, "EASYPOST_TEST_API_KEY");
