-- In which order a person wants the tabs of the kept views, and which view the list opens with.
ALTER TABLE "list_looks" ADD COLUMN     "first_view" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "view_order" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Columns that a view brings with it. Without any it has those of whoever looks.
ALTER TABLE "saved_views" ADD COLUMN     "columns" TEXT[] DEFAULT ARRAY[]::TEXT[];
