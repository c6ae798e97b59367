import { notFound } from "next/navigation";
import { requireStaff } from "../../../staff";

type Props = { params: Promise<{ rest: string[] }> };

/** Any other address below /dashboard: the dashboard's own answer instead of a bare page. */
export default async function UnknownPage({ params }: Props) {
  await requireStaff(`/dashboard/${(await params).rest.join("/")}`);
  notFound();
}
