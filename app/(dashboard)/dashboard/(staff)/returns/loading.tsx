import { TableSkeleton } from "@/components/dashboard/controls/skeletons";

export default function ReturnsLoading() {
  return <TableSkeleton title="Returns" />;
}
