import * as contract from "@/contract/dashboard/connection-setup";
import { listSharingStores } from "@/server/db/connections/connections";
import { presentCarriers, presentConnection, presentPlaces, presentProvider } from "@/server/presenters/connection";
import { beginInstall as begin } from "@/server/services/connections/connect/begin-install";
import { changeConnectionValues } from "@/server/services/connections/connect/change-connection-values";
import { connectStore as connect } from "@/server/services/connections/connect/connect-store";
import { finishInstall as finish } from "@/server/services/connections/connect/finish-install";
import { installCallbackUrl } from "@/server/services/connections/connect/install-state";
import { providerName } from "@/server/services/connections/provider-name";
import { tryConnection as tryOut } from "@/server/services/connections/try-connection";
import { implement } from "../implement";

export const listProviders = implement(contract.listProviders, async ({ ctx }) => ({
  providers: [...ctx.providers.all.values()].map((each) => presentProvider(each, installCallbackUrl(ctx.env))),
}));

export const tryConnection = implement(contract.tryConnection, async ({ ctx, actor, input }) => {
  const { ecommerceId, provider, values: typed, connectionId } = input;
  const { account, attempt } = await tryOut(ctx, { actor, ecommerceId, provider, typed, connectionId });
  attempt.tell();
  const { accountId, accountName, mode, currency, capabilities, locations, carriers = [], warnings } = account;
  const sharing = await listSharingStores(ctx.db, actor, { ecommerceId, provider, accountId });
  return {
    ...{ accountId, accountName, mode, currency, capabilities: [...capabilities] },
    ...{ locations: presentPlaces(locations), carriers: presentCarriers(carriers), warnings: [...warnings] },
    sharedWith: sharing,
  };
});

export const connectStore = implement(contract.connectStore, async ({ ctx, actor, input }) => {
  const { ecommerceId, provider, values: typed, mode, days, isShared } = input;
  const row = await connect(ctx, { actor, ecommerceId, provider, typed, mode, days, isShared });
  return { connection: presentConnection(row, providerName(ctx, row)) };
});

export const changeConnection = implement(contract.changeConnection, async ({ ctx, actor, input }) => {
  const { connectionId, values: typed, mode } = input;
  const row = await changeConnectionValues(ctx, { actor, connectionId, typed, mode });
  return { connection: presentConnection(row, providerName(ctx, row)) };
});

export const beginInstall = implement(contract.beginInstall, async ({ ctx, actor, input }) => ({
  url: await begin(ctx, { actor, typed: input.values, ...input }),
}));

export const finishInstall = implement(contract.finishInstall, async ({ ctx, actor, input }) => {
  const row = await finish(ctx, { actor, query: input.query });
  return { connection: presentConnection(row, providerName(ctx, row)) };
});
