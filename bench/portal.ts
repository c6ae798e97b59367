// portal [--times N] [--write]: what the shopper's pages weigh and how Lighthouse rates them, with its mobile preset,
// beside an empty page of the same framework.
import { parseArgs } from "node:util";
import { startFloor } from "./lib-floor";
import { type Figure, load } from "./lib-measure";
import { besideFloor, judgeSpeed, type Limits, measureRoute, openEye, type Route } from "./lib-page-figures";
import { report } from "./lib-report";
import { draftReturn, putOrder, type Shop, send } from "./lib-return";
import { startServer } from "./lib-server";

const { values } = parseArgs({
  options: { times: { type: "string", default: "5" }, write: { type: "boolean", default: false } },
});

const FONT = { fontKb: 29 };
const DOOR: Limits = {
  ...{ performance: 98, seo: 95, lcpMs: 1_500, tbtMs: 50, cls: 0.02, inpMs: 100 },
  ...{ jsKb: 130, ownJsKb: 10, htmlKb: 12, ...FONT },
};
const STEP: Limits = {
  ...{ performance: 95, seo: null, lcpMs: 1_800, tbtMs: 100, cls: 0.02, inpMs: 150 },
  ...{ jsKb: 140, ownJsKb: 20, htmlKb: 25, ...FONT },
};
const AFTER: Limits = {
  ...{ performance: 97, seo: null, lcpMs: 1_500, tbtMs: 50, cls: 0, inpMs: 100 },
  ...{ jsKb: 130, ownJsKb: 8, htmlKb: 15, ...FONT },
};

/** A page of each kind, with a draft and a return of its own order. */
const routesOf = async (shop: Shop & { demo: { slug: string } }): Promise<Route[]> => {
  const draft = await draftReturn(shop, await putOrder(shop));
  const made = await draftReturn(shop, await putOrder(shop));
  const path = `/returns/${made.id}/complete`;
  const { body } = await send(shop, { name: "complete", method: "POST", path, body: {}, key: made.token });
  const home = `/return/${body.return_code}`;
  const route = (name: string, path: string, token: string | null, promised: Limits): Route => {
    const url = `${shop.baseUrl}/r/${shop.demo.slug}${path}`;
    const cookies = token === null ? [] : [{ name: "homeward_shopper", value: token, url }];
    return { name, visit: { url, cookies }, promised };
  };
  return [
    route("look-up", "", null, DOOR),
    route("items", "/items", draft.token, STEP),
    route("outcome", "/outcome", draft.token, STEP),
    route("send and confirm", "/send", draft.token, STEP),
    route("pass", `${home}/pass`, made.token, AFTER),
    route("status", home, made.token, AFTER),
  ];
};

const server = await startServer();
const floor = await startFloor();
const eye = await openEye();
try {
  console.log(`${load().toFixed(1)} processes want to run before we begin`);
  const demo = server.demo as Shop["demo"] & { slug: string };
  const figures: Figure[] = [];
  const times = Number(values.times);
  const empty = await judgeSpeed(eye, { url: floor.url, cookies: [] }, times);
  for (const route of await routesOf({ baseUrl: server.baseUrl, demo })) {
    const { figures: own, speed } = await measureRoute(eye, route, times);
    figures.push(...own, ...besideFloor(route.name, speed, empty));
  }
  report(figures, { name: "portal", isWritten: values.write });
  process.exitCode = figures.some(({ isKept }) => isKept === false) ? 1 : 0;
} finally {
  floor.stop();
  await eye.browser.close();
  await server.stop();
}
