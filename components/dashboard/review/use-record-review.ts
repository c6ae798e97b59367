import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { type BrowserProblem, problemInError, problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import type { UnitOfItem } from "../return-facts/detail";
import { judgedUnits, type ReviewDraft, reviewLines } from "./review-draft";
import { type OverrideErrors, overrideOf, overrideViolations, type TypedOverride } from "./typed-override";

/** What went wrong with the call: somebody else was faster, or something else that is said in words. */
export type ReviewFailure = { readonly kind: "FASTER" | "REFUSED"; readonly text: string };

type Recorded = { units: readonly UnitOfItem[]; draft: ReviewDraft; override: TypedOverride };
type Where = { processId: string; currency: string; user: string; onDone: () => void };

const FASTER = ["ALREADY_EXISTS", "ABORTED", "FAILED_PRECONDITION"] as const;

/** Sends the review through the same operation that warehouses call over REST, and sorts its errors to where they belong. */
export const useRecordReview = ({ processId, currency, user, onDone }: Where) => {
  const trpc = useTRPC();
  const router = useRouter();
  const queries = useQueryClient();
  const say = useToast();
  const [failure, setFailure] = useState<ReviewFailure | null>(null);
  const [unitErrors, setUnitErrors] = useState<Record<string, string>>({});
  const [overrideErrors, setOverrideErrors] = useState<OverrideErrors>({});
  const call = useMutation(trpc.reviewProcess.mutationOptions());

  const fail = (error: unknown, sent: readonly UnitOfItem[]) => {
    const problem = problemInError(error);
    const atUnits = problem ? unitViolations(problem, sent) : {};
    const atOverride = problem ? overrideViolations(problem) : {};
    setUnitErrors(atUnits);
    setOverrideErrors(atOverride);
    const isPlaced = Object.keys(atUnits).length + Object.keys(atOverride).length > 0;
    const isFaster = problem !== null && FASTER.some((reason) => reason === problem.reason);
    if (isFaster) setFailure({ kind: "FASTER", text: problem.message });
    else setFailure(isPlaced ? null : { kind: "REFUSED", text: problemText(error) });
  };

  const record = ({ units, draft, override }: Recorded) => {
    const sent = judgedUnits(units, draft);
    const refund_override = overrideOf(override, currency);
    setFailure(null);
    call.mutate(
      { process_id: processId, reviews: reviewLines(units, draft, user), refund_override },
      {
        onError: (error) => fail(error, sent),
        onSuccess: () => {
          say(`Recorded: ${sent.length} ${sent.length === 1 ? "unit" : "units"} checked.`);
          void queries.invalidateQueries();
          router.refresh();
          onDone();
        },
      },
    );
  };

  const reload = () => {
    setFailure(null);
    router.refresh();
  };
  return { record, reload, failure, unitErrors, overrideErrors, isPending: call.isPending };
};

/** Violations name a line by its place in the call (`reviews.2.reject_reason`): back to the unit that stood there. */
const unitViolations = ({ violations }: BrowserProblem, sent: readonly UnitOfItem[]): Record<string, string> =>
  Object.fromEntries(
    violations.flatMap(({ field, description }) => {
      const place = /^reviews[.[](\d+)/.exec(field)?.[1];
      const unitId = place === undefined ? undefined : sent[Number(place)]?.unit.unit_id;
      return unitId === undefined ? [] : [[unitId, description]];
    }),
  );
