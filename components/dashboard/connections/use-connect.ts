import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { BackfillDays } from "@/contract/dashboard/connection-syncs";
import type { ConnectionMode } from "@/contract/vocabulary/connection";
import { t } from "@/messages/dashboard/connections";
import { fieldErrors } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import type { FieldValues } from "./connect-fields";
import { connectionHref } from "./connection-words";
import type { ConnectionField, Provider } from "./types";

type Draft = { days: BackfillDays; mode: ConnectionMode | null; isShared: boolean };

type Place = { ecommerceId: string; isTesting: boolean };

export type Connect = ReturnType<typeof useConnect>;

/** Form state of a provider connection: the values, and the results of testing and saving them. */
export const useConnect = (provider: Provider, { ecommerceId, isTesting }: Place) => {
  const trpc = useTRPC();
  const router = useRouter();
  const say = useToast();
  const [values, setValues] = useState<FieldValues>(() =>
    initialValues([...provider.credentials, ...provider.settings], isTesting),
  );
  const [draft, setDraft] = useState<Draft>({ days: 90, mode: null, isShared: false });
  const trying = useMutation(trpc.tryConnection.mutationOptions());
  const saving = useMutation(
    trpc.connectStore.mutationOptions({
      onSuccess: ({ connection }) => {
        say(t("useConnect.connected", { account: connection.account_name }));
        router.push(connectionHref(connection));
        router.refresh();
      },
    }),
  );
  const ask = { ecommerce_id: ecommerceId, provider: provider.provider, values: { ...values } };
  const full = {
    ...ask,
    days: draft.days,
    is_shared: draft.isShared,
    ...(draft.mode === null ? {} : { mode: draft.mode }),
  };
  const forget = () => {
    trying.reset();
    saving.reset();
  };
  const error = saving.error ?? trying.error;
  return {
    ...{ values, draft, error, full },
    errorOf: fieldErrors(error),
    account: trying.data ?? null,
    // A test result no longer applies after a value changes.
    change: (next: FieldValues) => {
      setValues({ ...values, ...next });
      forget();
    },
    setDays: (days: BackfillDays) => setDraft({ ...draft, days }),
    setMode: (mode: ConnectionMode) => {
      setDraft({ ...draft, mode });
      saving.reset();
    },
    setShared: (isShared: boolean) => {
      setDraft({ ...draft, isShared });
      saving.reset();
    },
    trying: {
      isPending: trying.isPending,
      mutate: () => {
        saving.reset();
        trying.mutate(ask);
      },
    },
    saving: { isPending: saving.isPending, mutate: () => saving.mutate(full) },
  };
};

type Field = Pick<ConnectionField, "name" | "initial" | "kind"> & {
  options: readonly Pick<ConnectionField["options"][number], "value">[];
};

/** Returns the initial values of a provider's form; the environment is the test one if the store is in test mode. */
export const initialValues = (fields: readonly Field[], isTesting: boolean): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.name, initialOf(field, isTesting)]));

const initialOf = ({ initial, kind, options }: Field, isTesting: boolean): string => {
  if (kind !== "CHOICE") return initial;
  const sandbox = options.find(({ value }) => value === "SANDBOX");
  if (isTesting && sandbox !== undefined) return sandbox.value;
  // A select shows its first option, so that option is the value.
  return initial === "" ? (options[0]?.value ?? "") : initial;
};
