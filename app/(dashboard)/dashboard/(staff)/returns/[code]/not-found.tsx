import { Blank } from "@/components/dashboard/returns/blank-list";
import { ButtonLink } from "@/components/ui/button";

export default function ReturnNotFound() {
  return (
    <Blank title="There is no such return" isWholePage>
      <p>Check the code for typos. It has eight letters and digits after RT and never uses 0, O, 1 or I.</p>
      <ButtonLink href="/dashboard/returns">Back to returns</ButtonLink>
    </Blank>
  );
}
