import { Blank } from "@/components/dashboard/returns/blank-list";
import { ButtonLink } from "@/components/ui/button";

export default function CustomerNotFound() {
  return (
    <Blank title="There is no such customer" isWholePage>
      <p>Search for the order number, the email or the name instead.</p>
      <ButtonLink href="/dashboard/returns">Back to returns</ButtonLink>
    </Blank>
  );
}
