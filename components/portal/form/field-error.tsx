import { Icon } from "@/components/ui/icon";

/** The error of one field, beside it. The field names it in aria-describedby (see `errorAttributes`). */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="warning" small />
      {text}
    </p>
  );
}
