import { DocumentSkeleton } from "@/components/dashboard/controls/skeletons";

export default function ReturnLoading() {
  return <DocumentSkeleton />;
}
