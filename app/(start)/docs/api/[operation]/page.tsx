import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReferencePageView } from "@/components/start/reference/reference-page";
import { readApiReference } from "../../read-documentation";

type Props = { params: Promise<{ operation: string }> };

const find = async ({ params }: Props) => {
  const { operation } = await params;
  return readApiReference().pages.find(({ id }) => id === operation);
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const page = await find(props);
  return page === undefined ? {} : { title: `${page.summary} · Homeward`, description: page.description };
};

export default async function Page(props: Props) {
  const page = await find(props);
  return page === undefined ? notFound() : <ReferencePageView page={page} reference={readApiReference()} />;
}
