import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GuidePage } from "@/components/start/guide-page";
import { readGuides } from "../../read-guides";

type Props = { params: Promise<{ name: string }> };

const find = async ({ params }: Props) => {
  const { name } = await params;
  return readGuides().find((guide) => guide.name === name);
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const guide = await find(props);
  return { title: `${guide?.title} · Homeward`, description: guide?.summary };
};

export default async function Page(props: Props) {
  const guide = await find(props);
  return guide === undefined ? notFound() : <GuidePage text={guide.text} />;
}
