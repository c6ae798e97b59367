import { Check, CircleSlash, TriangleAlert } from "lucide-react";
import { Mark } from "../../ui/mark";

const FIRST_REFUSAL = 400;
const FIRST_FAILURE = 500;

/** The response status by shape and number: succeeded, rejected, or failed on our side. */
export function StatusBadge({ status }: { status: number }) {
  const Shape = status < FIRST_REFUSAL ? Check : status < FIRST_FAILURE ? CircleSlash : TriangleAlert;
  const tone = status < FIRST_REFUSAL ? "ok" : status < FIRST_FAILURE ? "hold" : "bad";
  return (
    <Mark tone={tone}>
      <Shape aria-hidden="true" />
      {status}
    </Mark>
  );
}
