import Link from "next/link";
import { Blank } from "@/components/dashboard/returns/blank-list";

export default function NotFound() {
  return (
    <Blank title="This page does not exist" isWholePage>
      <Link className="button" href="/dashboard/returns">
        To the returns
      </Link>
    </Blank>
  );
}
