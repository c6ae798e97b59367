import { writeFileSync } from "node:fs";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { type RecordedCall, readCall } from "@/test/vendure-recording";
import { type StoryPlan, tellVendureStory } from "@/test/vendure-story";
import { type Figure, figure } from "../lib-measure";
import type { SeededVendure } from "./vendure-seed";

const FILE = "server/integrations/vendure/fixtures/recording.json";

/**
 * Runs the unit tests' story against the real server and records every call: `npm run bench -- connect vendure
 * --record`.
 */
export const recordVendure = async (
  seeded: SeededVendure,
  { http, address, version }: { http: ProviderHttp; address: string; version: string },
): Promise<Figure[]> => {
  const calls: RecordedCall[] = [];
  const recording: ProviderHttp = {
    readBytes: (request) => http.readBytes(request),
    readLines: (request) => http.readLines(request),
    send: async (request) => {
      const response = await http.send(request);
      calls.push({ ...readCall(request.body ?? ""), status: response.status, text: response.text });
      return response;
    },
  };
  const lines = [
    { sku: "LINEN-S", quantity: 2 },
    { sku: "LINEN-M", quantity: 1 },
  ];
  const placed = await seeded.place({ lines, coupon: "TENOFF" });
  await seeded.fulfill(placed.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })));
  const plan: StoryPlan = {
    ...{ orderId: placed.id, name: placed.code, paymentId: placed.payments[0]?.id ?? "" },
    lineIds: placed.lines.map(({ id }) => id),
    variantId: seeded.variants.find(({ sku }) => sku === "LINEN-M")?.id ?? "",
    ...{ locationId: "2", since: "2020-01-01T00:00:00.000Z" },
  };
  await tellVendureStory(plan, { http: recording, address, apiKey: seeded.apiKey });
  const text = `${JSON.stringify({ version, plan, calls }, null, 1)}\n`;
  writeFileSync(FILE, text);
  const size = Math.round(Buffer.byteLength(text) / 1024);
  return [figure("Recorded calls", "150 KiB at most", `${calls.length} in ${size} KiB`, size <= 150)];
};
