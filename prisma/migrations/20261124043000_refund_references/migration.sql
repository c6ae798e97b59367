-- A provider's event names a refund by its reference only.
create index "activities_refund_reference_idx" on "activities" ((result->>'reference'))
  where name = 'REFUND' and result->>'reference' is not null;
