import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReturnView } from "@/components/dashboard/returns/return-view";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { problemOf } from "@/server/trpc/problem-of";
import { requireStaff } from "../../../../staff";

type Props = { params: Promise<{ code: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: decodeURIComponent((await params).code).slice(0, 40) };
}

export default async function ReturnPage({ params }: Props) {
  const code = decodeURIComponent((await params).code);
  const api = await requireStaff(`/dashboard/returns/${encodeURIComponent(code)}`);
  const [detail, viewer] = await Promise.all([
    api.getReturnDetail({ id: code }).catch((error: unknown) => {
      if (problemOf(error)?.reason === "NOT_FOUND" || problemOf(error)?.reason === "INVALID_ARGUMENT") notFound();
      throw error;
    }),
    api.getViewer({}),
  ]);
  return <ReturnView detail={detail} viewer={viewerOf(viewer)} now={new Date().toISOString()} />;
}
