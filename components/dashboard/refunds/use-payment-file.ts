import { useMutation } from "@tanstack/react-query";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { useLook } from "../browser/use-look-again";

/** Downloads a payment file. This is an action rather than a link because every download is logged. */
export const usePaymentFile = (onDone: (fileName: string) => void = () => undefined) => {
  const trpc = useTRPC();
  const look = useLook();
  const { mutate, isPending, error } = useMutation(
    trpc.readPaymentFile.mutationOptions({
      onSuccess: ({ file_name, xml }) => {
        saveAs(file_name, xml);
        onDone(file_name);
        look();
      },
    }),
  );
  return {
    download: (batchId: string) => mutate({ batch_id: batchId }),
    isPending,
    error: error ? problemText(error) : undefined,
  };
};

const saveAs = (name: string, xml: string): void => {
  const url = URL.createObjectURL(new Blob([xml], { type: "application/xml" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers start reading the file only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
