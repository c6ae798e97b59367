import { Icon } from "@/components/ui/icon";

type FieldErrorProps = { id: string; text: string | undefined; className?: string };

/** The error of one field, beside it. The field refers to it in aria-describedby (see `errorAttributes`). */
export function FieldError({ id, text, className = "" }: FieldErrorProps) {
  if (!text) return null;
  return (
    <p
      className={`flex items-start gap-1.5 text-ui font-medium text-bad [&>svg]:mt-0.5 ${className}`}
      id={`${id}-error`}
    >
      <Icon name="warning" small />
      {text}
    </p>
  );
}
