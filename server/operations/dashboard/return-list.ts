import * as contract from "@/contract/dashboard/return-list";
import { RETURN_METHODS } from "@/contract/vocabulary/return-method";
import { RETURN_VIEWS } from "@/contract/vocabulary/return-view";
import { listTeam } from "@/server/db/people/team";
import { listReviewers, listTagsInUse } from "@/server/db/returns/return-work";
import {
  countReturnRows as countRows,
  countReturnViews as countViews,
  listCountriesOfReturns,
  listReturnRows as listRows,
} from "@/server/db/search/return-rows";
import { listWarehouses } from "@/server/db/shipping/warehouses";
import { listStores } from "@/server/db/stores/stores";
import type { Store } from "@/server/domain/store/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentReturnRow, readRowCursor, rowCursorOf } from "@/server/presenters/return-row";
import { teamName } from "@/server/presenters/team-name";
import { carriersOfStore } from "@/server/services/carriers/carriers-of";
import { implement } from "../implement";
import { readReturnChoice } from "../read-return-choice";

export const listReturnRows = implement(contract.listReturnRows, async ({ ctx, actor, input }) => {
  const { processIds: ids, cursor, pageSize } = input;
  const asked = {
    choice: readReturnChoice(input),
    now: ctx.clock.now(),
    cursor: readRowCursor(cursor),
    // Reads one row more than requested, to know whether another page follows.
    limit: pageSize + 1,
    ...(ids.length > 0 ? { ids } : {}),
  };
  const [rows, stores] = await Promise.all([listRows(ctx.db, actor, asked), listStores(ctx.db, actor)]);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    rows: page.map((row) => presentReturnRow(row, stores)),
    nextCursor: last === undefined ? null : rowCursorOf(last),
  };
});

/** Reads one row more than is counted, to know whether there are more. */
const MOST_READ = contract.MOST_COUNTED + 1;

const presentCount = (count: number): Shown<typeof contract.ReturnCountDto> => ({
  count: Math.min(count, contract.MOST_COUNTED),
  isMore: count > contract.MOST_COUNTED,
});

export const countReturnViews = implement(contract.countReturnViews, async ({ ctx, actor }) => {
  const counts = await countViews(ctx.db, actor, MOST_READ);
  return { counts: Object.fromEntries(RETURN_VIEWS.map((view) => [view, presentCount(counts[view])])) };
});

export const countReturnRows = implement(contract.countReturnRows, async ({ ctx, actor, input }) => {
  const choice = readReturnChoice(input);
  return presentCount(await countRows(ctx.db, actor, { choice, now: ctx.clock.now(), most: MOST_READ }));
});

export const getReturnFilters = implement(contract.getReturnFilters, async ({ ctx, actor }) => {
  const [stores, countries, team, reviewers, tags] = await Promise.all([
    listStores(ctx.db, actor),
    listCountriesOfReturns(ctx.db, actor),
    listTeam(ctx.db, actor),
    listReviewers(ctx.db, actor),
    listTagsInUse(ctx.db, actor),
  ]);
  const warehouses = (await Promise.all(stores.map(({ id }) => listWarehouses(ctx.db, actor, id)))).flat();
  const options = stores.flatMap(({ config }) => config.returnOptions);
  const named = new Map(
    stores
      .flatMap((store) => [...carriersOfStore(ctx, store).values()])
      .flatMap(({ carriers }) => carriers.map((one) => [one.code, one.name])),
  );
  const carriers = unique(options.map(({ carrier }) => carrier));
  return {
    reasons: reasonsOf(stores),
    carriers: byName(carriers.map((id) => ({ id, name: named.get(id) ?? id }))),
    warehouses: warehouses.map(({ id, name }) => ({ id, name })),
    countries,
    people: team.map(({ id, name }) => ({ id, name })),
    reviewers: reviewers
      .map((said) => ({ id: said, name: teamName(team, said) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    tags,
    methods: RETURN_METHODS.filter((method) => options.some(({ returnMethod }) => returnMethod === method)),
  };
});

const unique = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ""))];

/** Returns each reason once, with every name that the stores use for it. */
const reasonsOf = (stores: readonly Store[]): { id: string; name: string }[] => {
  const names = new Map<string, Set<string>>();
  for (const { name, label } of stores.flatMap(({ config }) => config.returnReasons))
    names.set(name, (names.get(name) ?? new Set()).add(label));
  return byName([...names].map(([id, labels]) => ({ id, name: [...labels].join(" / ") })));
};

/** Several stores may have the same entry; the first name is used. */
const byName = (list: readonly { id: string; name: string }[]): { id: string; name: string }[] => {
  const known = new Map<string, { id: string; name: string }>();
  for (const one of list) if (!known.has(one.id)) known.set(one.id, one);
  return [...known.values()].sort((a, b) => a.name.localeCompare(b.name));
};
