const OPERATION = "id status errorCode url partialDataUrl query";

/** Groups children under their parent; otherwise the whole file would have to be held in memory. */
export const BULK_RUN = `mutation BulkRun($query: String!) {
  bulkOperationRunQuery(query: $query, groupObjects: true) {
    bulkOperation { ${OPERATION} }
    userErrors { code message }
  }
}`;

export const BULK_BY_ID = `query BulkById($id: ID!) { bulkOperation(id: $id) { ${OPERATION} } }`;

export const BULK_RECENT = `query BulkRecent {
  bulkOperations(first: 10, query: "operation_type:query", sortKey: CREATED_AT, reverse: true) { nodes { ${OPERATION} } }
}`;
