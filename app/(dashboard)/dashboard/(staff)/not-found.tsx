import { Blank } from "@/components/dashboard/returns/blank-list";
import { ButtonLink } from "@/components/ui/button";

export default function NotFound() {
  return (
    <Blank title="This page does not exist" isWholePage>
      <ButtonLink href="/dashboard/returns">Back to returns</ButtonLink>
    </Blank>
  );
}
