import { Blank } from "@/components/dashboard/returns/blank-list";
import { ButtonLink } from "@/components/ui/button";

export default function CustomerNotFound() {
  return (
    <Blank title="Customer not found" isWholePage>
      <p>Search by order number, email or name instead.</p>
      <ButtonLink href="/dashboard/returns">Back to returns</ButtonLink>
    </Blank>
  );
}
